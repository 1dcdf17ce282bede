import { makeMembers } from '#world/accounts.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'
import { makeTeam } from '#world/teams.ts'

export const lockScenarios = scenariosApart('team', {
  'a team in a running game': async (world) => {
    const { findings, anonymous } = world
    const [member, fellow, late] = await makeMembers(world, ['lock1', 'lock2', 'lock3'])
    if (!member || !fellow || !late) return
    const captain = await makeTeam(world, member, `${world.prefix} lock`)
    const path = { id: captain.teamId }
    const code = await captain.ok('getInviteCode', { path })
    await fellow.ok('acceptInvite', { body: code })
    const game = await scratchGame(world, 'lock')
    await game.join(captain)
    const { locked } = await anonymous.ok('getTeam', { path })
    findings.same('joinGame', 'acceptance locks the team', locked, true)

    await late.ok('acceptInvite', { body: code })
    await game.join(Object.assign(late, { teamId: captain.teamId, teamName: captain.teamName }))
    await fellow.refused('leaveTeam', 'locked', 400, { path })
    const kick = { ...path, userId: fellow.userId }
    await captain.refused('kickMember', 'locked', 400, { path: kick })
    await captain.refused('deleteTeam', 'locked', 400, { path })

    await game.moveTo('after')
    await captain.ok('kickMember', { path: kick })
    const after = await anonymous.ok('getTeam', { path })
    findings.same('kickMember', 'the lock is gone with the game', after.locked, false)
    await captain.ok('deleteTeam', { path })
  },
})
