import { permissionMask } from '@halyard/rules'
import { makeMembers } from '#world/accounts.ts'
import { nobody } from '#world/moments.ts'
import { scratchCode, scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'
import { makeTeam } from '#world/teams.ts'

const ended = { status: 400, code: 10002 }

export const joinScenarios = scenariosApart('game', {
  'joining and leaving': async (world) => {
    const { findings, loner } = world
    const [player, other] = world.players
    if (!player || !other) return
    const game = await scratchGame(world, 'join', {
      acceptWithoutReview: false,
      inviteCode: 'anchor',
    })
    const { path } = game
    await loner.refused('leaveGame', 'not joined', 400, { path })
    const refuse = (why: string, body: object, status = 400) =>
      player.refused('joinGame', why, status, { path, body })
    await refuse('no such team', { teamId: nobody, inviteCode: 'anchor' }, 404)
    await refuse('not a member of the team', { teamId: other.teamId, inviteCode: 'anchor' })
    await refuse('no invite code', { teamId: player.teamId })
    await refuse('wrong invite code', { teamId: player.teamId, inviteCode: 'Anchor' })
    await game.join(player, { inviteCode: 'anchor' })
    const { status } = await game.place(player)
    findings.same('joinGame', 'state before a review', status, 'Pending')
    await refuse('in this game already', { teamId: player.teamId, inviteCode: 'anchor' })
    await player.ok('leaveGame', { path })
    const { teamCount } = await player.ok('getGame', { path })
    findings.same('leaveGame', 'the last member takes the team along', teamCount, 0)
  },

  'joining before the start and after the end': async (world) => {
    const [early, late] = world.players
    if (!early || !late) return
    const game = await scratchGame(world, 'time')
    await game.moveTo('before')
    await game.join(early)
    const body = { teamId: late.teamId, inviteCode: scratchCode }
    await game.moveTo('after', { practiceMode: false })
    await late.refused('joinGame', 'over, no practice', ended, { path: game.path, body })
    await game.moveTo('after', { practiceMode: true })
    await game.join(late)
  },

  'leaving an accepted place': async (world) => {
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'stay')
    await game.join(player)
    await player.refused('leaveGame', 'accepted', 400, { path: game.path })
  },

  'divisions to choose from': async (world) => {
    const { admin, findings } = world
    const [player, second] = world.players
    if (!player || !second) return
    const game = await scratchGame(world, 'choose', { inviteCode: 'game' })
    const { path } = game
    const open = permissionMask(['JoinGame', 'ViewChallenge', 'SubmitFlags', 'RankOverall'])
    const division = (name: string, defaultPermissions: number, inviteCode?: string) =>
      admin.ok('createDivision', { path, body: { name, defaultPermissions, inviteCode } })
    const free = await division('Free', open)
    const coded = await division('Coded', open, 'keel')
    const closed = await division('Closed', permissionMask(['ViewChallenge']))
    const review = permissionMask(['RequireReview']) + open
    const reviewed = await division('Reviewed', review)

    const check = await player.ok('getJoinCheck', { path })
    const joinable = check.joinableDivisions.toSorted((a, b) => a - b)
    findings.same('getJoinCheck', 'joinable divisions', joinable, [free.id, coded.id, reviewed.id])
    const refuse = (why: string, more: object) =>
      player.refused('joinGame', why, 400, { path, body: { teamId: player.teamId, ...more } })
    await refuse('no division', {})
    await refuse('no such division', { divisionId: nobody })
    await refuse('a division that is closed', { divisionId: closed.id })
    await refuse('without the code of the division', { divisionId: coded.id })
    await refuse('the code of the game', { divisionId: coded.id, inviteCode: 'game' })
    await game.join(player, { divisionId: free.id })
    const placed = { status: 'Accepted', division: free.id }
    const what = 'a division without review or code'
    findings.same('joinGame', what, await game.place(player), placed)
    const { joinedTeams } = await player.ok('getJoinCheck', { path })
    const team = { id: player.teamId, division: free.id }
    findings.same('getJoinCheck', 'joined teams', joinedTeams, [team])
    await game.join(second, { divisionId: reviewed.id })
    const waiting = await game.place(second)
    findings.same('joinGame', 'a division with review', waiting.status, 'Pending')
  },

  'several members of one team': async (world) => {
    const { findings, admin } = world
    const members = await makeMembers(world, ['crew1', 'crew2', 'crew3'])
    const [first, second, third] = members
    if (!first || !second || !third) return
    const captain = await makeTeam(world, first, `${world.prefix} crew`)
    const code = await captain.ok('getInviteCode', { path: { id: captain.teamId } })
    await second.ok('acceptInvite', { body: code })
    await third.ok('acceptInvite', { body: code })
    const game = await scratchGame(world, 'crew', { teamMemberCountLimit: 2 })
    const { path } = game
    const permissions = permissionMask(['JoinGame', 'ViewChallenge'])
    const division = async (name: string) =>
      (await admin.ok('createDivision', { path, body: { name, defaultPermissions: permissions } }))
        .id
    const [a, b] = [await division('A'), await division('B')]
    const body = { teamId: captain.teamId, divisionId: a, inviteCode: scratchCode }
    await captain.ok('joinGame', { path, body })
    const other = { path, body: { ...body, divisionId: b } }
    await second.refused('joinGame', 'another division than the team', 400, other)
    await second.ok('joinGame', { path, body })
    await third.refused('joinGame', 'the team is full', 400, { path, body })
    const { registeredMembers } = await game.participation(captain)
    const expected = [captain.userId, second.userId].toSorted()
    findings.same(
      'listParticipations',
      'members who joined',
      registeredMembers.toSorted(),
      expected,
    )
  },

  'one participation for each user': async (world) => {
    const [player] = world.players
    if (!player) return
    const [member] = await makeMembers(world, ['two'])
    if (!member) return
    const first = await makeTeam(world, member, `${world.prefix} two-1`)
    const teamId = first.teamId
    const second = await makeTeam(world, member, `${world.prefix} two-2`)
    const game = await scratchGame(world, 'two')
    await member.ok('joinGame', { path: game.path, body: { teamId, inviteCode: scratchCode } })
    await member.refused('joinGame', 'in this game with another team', 400, {
      path: game.path,
      body: { teamId: second.teamId, inviteCode: scratchCode },
    })
  },
})
