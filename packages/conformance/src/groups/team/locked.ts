import { makeMembers } from '#world/accounts.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosOf } from '#world/stage.ts'
import { makeTeam } from '#world/teams.ts'

export const lockScenarios = scenariosOf('team', {
  'a team in a running game': async (stage) => {
    const { book, anonymous } = stage
    const [member, fellow] = await makeMembers(stage, ['lock1', 'lock2'])
    if (!member || !fellow) return
    const captain = await makeTeam(stage, member, `${stage.prefix} lock`)
    const path = { id: captain.teamId }
    const game = await scratchGame(stage, 'lock')
    await game.join(captain)
    const { locked } = await anonymous.ok('getTeam', { path })
    book.same('joinGame', 'acceptance locks the team', locked, true)

    await fellow.ok('acceptInvite', { body: await captain.ok('getInviteCode', { path }) })
    await fellow.refused('leaveTeam', 'locked', 400, { path })
    const kick = { ...path, userId: fellow.userId }
    await captain.refused('kickMember', 'locked', 400, { path: kick })
    await captain.refused('deleteTeam', 'locked', 400, { path })

    await game.moveTo('after')
    await captain.ok('kickMember', { path: kick })
    const after = await anonymous.ok('getTeam', { path })
    book.same('kickMember', 'the lock is gone with the game', after.locked, false)
    await captain.ok('deleteTeam', { path })
  },
})
