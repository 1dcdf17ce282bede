import { found, type Journey } from '#groups/journeys/trip.ts'
import { makeTeam } from '#world/teams.ts'

const journey = 'journey: join'

/** A player makes a team and joins a game with it. */
export const joining: Journey = {
  name: 'join',
  operations: [
    'createTeam',
    'getTeam',
    'listMyTeams',
    'updateTeam',
    'getInviteCode',
    'acceptInvite',
    'leaveTeam',
    'kickMember',
    'listGames',
    'listRecentGames',
    'getGame',
    'getJoinCheck',
    'joinGame',
    'leaveGame',
  ],
  play: async (trip) => {
    const { anonymous, findings, prefix } = trip
    const member = found(trip, 'member')
    await anonymous.ok('listGames', { query: { count: 10, skip: 0 } })
    await anonymous.ok('listRecentGames', { query: { limit: 5 } })
    const player = await makeTeam(trip, member, `${prefix} way`)
    const mine = await player.ok('listMyTeams')
    const names = mine.map(({ id, name }) => [id, name])
    findings.same(journey, 'my team', names, [[player.teamId, player.teamName]])

    const { game, divisionId, inviteCode } = found(trip, 'event')
    const { path } = game
    const check = await player.ok('getJoinCheck', { path })
    const isOpen = check.joinableDivisions.includes(divisionId)
    findings.check(journey, isOpen, 'the division of the game cannot be joined')
    const wrong = { teamId: player.teamId, divisionId, inviteCode: 'wrong' }
    await player.refused('joinGame', 'a wrong invite code', 400, { path, body: wrong })
    await game.join(player, { divisionId, inviteCode })
    const place = await game.place(player)
    const expected = { status: 'Accepted', division: divisionId }
    findings.same(journey, 'the place in the game', place, expected)
    trip.player = player
  },
}
