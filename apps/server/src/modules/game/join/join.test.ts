import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestGame } from '#testing/builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { visitor, as, aUser, aTeam, clock, db } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const ALL = 2_147_483_647
const JOINABLE = ALL & ~4
const CLOSED = ALL & ~1
const hour = 3_600_000

/** A team with two members and their clients. */
async function aCrew() {
  const [captain, mate] = [await aUser(), await aUser()]
  const team = await aTeam({ captain, members: [mate] })
  return { team, captain: await as(captain), mate: await as(mate), captainId: captain.id }
}
const url = (game: TestGame) => `/api/game/${game.id}`
const statusIn = async (client: typeof visitor, game: TestGame) =>
  (await client.get(url(game))).body.status

describe('joining', () => {
  it('admits the team at once where no review is asked for', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { team, captain } = await aCrew()
    expect(await captain.post(url(game), { teamId: team.id })).toMatchObject({
      status: 200,
      text: '',
    })
    expect(await statusIn(captain, game)).toBe('Accepted')
    expect((await captain.get(`/api/team/${team.id}`)).body.locked).toBe(true)
    const opened = await captain.get(`${url(game)}/challenges/${challenge.id}`)
    expect(opened.status).toBe(200)
    const board = (await visitor.get(`${url(game)}/scoreboard`)).body
    expect(board.items).toMatchObject([{ id: team.id, rank: 1, score: 0 }])
  })

  it('waits for review otherwise', async () => {
    const game = await aGame({ accept_without_review: false })
    const { team, captain } = await aCrew()
    await captain.post(url(game), { teamId: team.id })
    expect(await statusIn(captain, game)).toBe('Pending')
    expect((await captain.get(`/api/team/${team.id}`)).body.locked).toBe(false)
    expect((await visitor.get(`${url(game)}/scoreboard`)).body.items).toEqual([])
  })

  it('is possible before the start and in practice after the end', async () => {
    const upcoming = await aGame({
      starts_at: ms(clock.now() + hour),
      ends_at: ms(clock.now() + 2 * hour),
    })
    const over = await aGame({ ends_at: ms(clock.now() - 1) })
    const { team, captain } = await aCrew()
    for (const game of [upcoming, over])
      expect((await captain.post(url(game), { teamId: team.id })).status).toBe(200)
  })

  it('takes further players into the same participation', async () => {
    const game = await aGame()
    const { team, captain, mate } = await aCrew()
    await captain.post(url(game), { teamId: team.id })
    expect(await statusIn(mate, game)).toBe('Unsubmitted')
    expect((await mate.post(url(game), { teamId: team.id })).status).toBe(200)
    expect(await statusIn(mate, game)).toBe('Accepted')
    expect((await visitor.get(url(game))).body.teamCount).toBe(1)
  })

  it('does not lift a suspension', async () => {
    const game = await aGame()
    const { team, captain, mate } = await aCrew()
    await captain.post(url(game), { teamId: team.id })
    await db
      .updateTable('participations')
      .set({ status: 'Suspended' })
      .where('team_id', '=', team.id)
      .execute()
    expect((await mate.post(url(game), { teamId: team.id })).status).toBe(200)
    expect(await statusIn(captain, game)).toBe('Suspended')
  })

  it('opens a rejected participation again', async () => {
    const game = await aGame({ accept_without_review: false })
    const { team, captain } = await aCrew()
    await captain.post(url(game), { teamId: team.id })
    await db
      .updateTable('participations')
      .set({ status: 'Rejected' })
      .where('team_id', '=', team.id)
      .execute()
    expect((await captain.post(url(game), { teamId: team.id })).status).toBe(200)
    expect(await statusIn(captain, game)).toBe('Pending')
  })

  it('with another team is possible after a rejection', async () => {
    const game = await aGame()
    const { team, captain, captainId } = await aCrew()
    await captain.post(url(game), { teamId: team.id })
    await db
      .updateTable('participations')
      .set({ status: 'Rejected' })
      .where('team_id', '=', team.id)
      .execute()
    const second = await aTeam({ captain: { id: captainId, userName: '', email: '' } })
    expect((await captain.post(url(game), { teamId: second.id })).status).toBe(200)
    expect((await captain.get(url(game))).body).toMatchObject({
      teamName: second.name,
      status: 'Accepted',
    })
  })

  it('gives the team the token that outside checkers verify', async () => {
    const game = await aGame()
    const { team, captain } = await aCrew()
    await captain.post(url(game), { teamId: team.id })
    const { teamToken } = (await captain.get(`${url(game)}/details`)).body
    expect(teamToken).toMatch(new RegExp(`^${team.id}:`))
    const check = { teamToken, publicKey: game.public_key }
    expect((await visitor.post('/api/team/verify', check)).status).toBe(200)
  })
})

describe('joining is refused', () => {
  it('without a session', async () => {
    expect((await visitor.post(url(await aGame()), { teamId: 1 })).status).toBe(401)
  })

  it('when the game is over, with its own code', async () => {
    const game = await aGame({ ends_at: ms(clock.now()), practice_mode: false })
    const { team, captain } = await aCrew()
    expect(await captain.post(url(game), { teamId: team.id })).toMatchObject({
      status: 400,
      body: { status: 10_002 },
    })
  })

  it('for games and teams that do not exist and teams of others', async () => {
    const game = await aGame()
    const { team, captain } = await aCrew()
    expect((await captain.post('/api/game/999999', { teamId: team.id })).status).toBe(404)
    expect((await captain.post(url(game), { teamId: 999_999 })).status).toBe(404)
    const stranger = await as(await aUser())
    expect((await stranger.post(url(game), { teamId: team.id })).status).toBe(400)
  })

  it('twice, with whatever team', async () => {
    const game = await aGame()
    const { team, captain, captainId } = await aCrew()
    await captain.post(url(game), { teamId: team.id })
    const second = await aTeam({ captain: { id: captainId, userName: '', email: '' } })
    for (const teamId of [team.id, second.id])
      expect(await captain.post(url(game), { teamId })).toMatchObject({
        status: 400,
        body: { title: 'You are already taking part in this game.' },
      })
  })

  it('beyond the number of players', async () => {
    const game = await aGame({ team_member_count_limit: 1 })
    const { team, captain, mate } = await aCrew()
    await captain.post(url(game), { teamId: team.id })
    expect((await mate.post(url(game), { teamId: team.id })).status).toBe(400)
    expect(await statusIn(mate, game)).toBe('Unsubmitted')
  })

  it('beyond the number of players, however many come at once', async () => {
    const game = await aGame({ team_member_count_limit: 2 })
    const members = await Promise.all(Array.from({ length: 12 }, () => aUser()))
    const team = await aTeam({ captain: members[0]!, members: members.slice(1) })
    const clients = await Promise.all(members.map((member) => as(member)))
    const responses = await Promise.all(
      clients.map((client) => client.post(url(game), { teamId: team.id })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10)
  })

  it('for one player with two teams at once', async () => {
    const game = await aGame()
    const user = await aUser()
    const teams = [await aTeam({ captain: user }), await aTeam({ captain: user })]
    const client = await as(user)
    const responses = await Promise.all(
      teams.map((team) => client.post(url(game), { teamId: team.id })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 400]))
    expect((await visitor.get(url(game))).body.teamCount).toBe(1)
  })
})

describe('the invite code', () => {
  it('of the game is asked for exactly', async () => {
    const game = await aGame({ invite_code: 'Ahoy' })
    const { team, captain } = await aCrew()
    for (const inviteCode of [undefined, null, '', 'ahoy', 'Ahoy '])
      expect((await captain.post(url(game), { teamId: team.id, inviteCode })).status).toBe(400)
    const right = { teamId: team.id, inviteCode: 'Ahoy' }
    expect((await captain.post(url(game), right)).status).toBe(200)
  })

  it('T24: cannot be guessed', async () => {
    const game = await aGame({ invite_code: 'Ahoy' })
    const { team, captain, mate } = await aCrew()
    const joins = async (client: typeof captain, inviteCode: string) =>
      (await client.post(url(game), { teamId: team.id, inviteCode })).status
    for (let turn = 0; turn < 10; turn += 1) expect(await joins(captain, `${turn}`)).toBe(400)
    expect(await joins(captain, 'Ahoy')).toBe(429)
    expect(await joins(mate, 'Ahoy')).toBe(200)
    clock.advance(5000)
    expect(await joins(captain, 'Ahoy')).toBe(200)
  })

  it('of the division counts instead of the game’s', async () => {
    const game = await aGame({ invite_code: 'game' })
    const open = await aDivision(game, { default_permissions: JOINABLE })
    const guarded = await aDivision(game, { default_permissions: JOINABLE, invite_code: 'div' })
    const crews = [await aCrew(), await aCrew(), await aCrew()]
    const join = (index: number, divisionId: number, inviteCode?: string) =>
      crews[index]!.captain.post(url(game), {
        teamId: crews[index]!.team.id,
        divisionId,
        inviteCode,
      })
    expect((await join(0, open.id)).status).toBe(200)
    expect((await join(1, guarded.id, 'game')).status).toBe(400)
    expect((await join(1, guarded.id, 'div')).status).toBe(200)
  })
})

describe('divisions', () => {
  it('have to be chosen where one can be joined', async () => {
    const game = await aGame()
    const open = await aDivision(game, { default_permissions: JOINABLE })
    const closed = await aDivision(game, { default_permissions: CLOSED })
    const elsewhere = await aDivision(await aGame(), { default_permissions: JOINABLE })
    const { team, captain } = await aCrew()
    for (const divisionId of [undefined, null, closed.id, elsewhere.id, 0])
      expect((await captain.post(url(game), { teamId: team.id, divisionId })).status).toBe(400)
    expect((await captain.post(url(game), { teamId: team.id, divisionId: open.id })).status).toBe(
      200,
    )
    expect((await captain.get(url(game))).body.division).toBe(open.id)
  })

  it('are ignored where none can be joined', async () => {
    const game = await aGame()
    const closed = await aDivision(game, { default_permissions: CLOSED })
    const { team, captain } = await aCrew()
    await captain.post(url(game), { teamId: team.id, divisionId: closed.id })
    expect((await captain.get(url(game))).body).toMatchObject({
      status: 'Accepted',
      division: null,
    })
  })

  it('decide about review, whatever the game says', async () => {
    const accepting = await aGame({ accept_without_review: true })
    const reviewed = await aDivision(accepting, { default_permissions: ALL })
    const reviewing = await aGame({ accept_without_review: false })
    const free = await aDivision(reviewing, { default_permissions: JOINABLE })
    const { team, captain } = await aCrew()
    await captain.post(url(accepting), { teamId: team.id, divisionId: reviewed.id })
    await captain.post(url(reviewing), { teamId: team.id, divisionId: free.id })
    expect(await statusIn(captain, accepting)).toBe('Pending')
    expect(await statusIn(captain, reviewing)).toBe('Accepted')
  })

  it('are the same for all players of a team', async () => {
    const game = await aGame()
    const one = await aDivision(game, { default_permissions: JOINABLE })
    const other = await aDivision(game, { default_permissions: JOINABLE })
    const { team, captain, mate } = await aCrew()
    await captain.post(url(game), { teamId: team.id, divisionId: one.id })
    const join = (divisionId: number) => mate.post(url(game), { teamId: team.id, divisionId })
    expect((await join(other.id)).status).toBe(400)
    expect((await join(one.id)).status).toBe(200)
  })

  it('that can be joined are listed, with the teams in each', async () => {
    const game = await aGame()
    const open = await aDivision(game, { default_permissions: JOINABLE })
    await aDivision(game, { default_permissions: CLOSED })
    const { team, captain, mate } = await aCrew()
    expect((await mate.get(`${url(game)}/check`)).body).toEqual({
      joinedTeams: [],
      joinableDivisions: [open.id],
    })
    await captain.post(url(game), { teamId: team.id, divisionId: open.id })
    expect((await mate.get(`${url(game)}/check`)).body).toEqual({
      joinedTeams: [{ id: team.id, division: open.id }],
      joinableDivisions: [open.id],
    })
    expect((await mate.get('/api/game/999999/check')).status).toBe(404)
    expect((await visitor.get(`${url(game)}/check`)).status).toBe(401)
  })
})

describe('leaving', () => {
  it('is possible while the team is not admitted; the last one takes the participation along', async () => {
    const game = await aGame({ accept_without_review: false })
    const { team, captain, mate } = await aCrew()
    await captain.post(url(game), { teamId: team.id })
    await mate.post(url(game), { teamId: team.id })
    expect(await captain.delete(url(game))).toMatchObject({ status: 200, text: '' })
    expect(await statusIn(captain, game)).toBe('Unsubmitted')
    expect((await visitor.get(url(game))).body.teamCount).toBe(1)
    await mate.delete(url(game))
    expect((await visitor.get(url(game))).body.teamCount).toBe(0)
  })

  it.each(['Accepted', 'Suspended'] as const)(
    'is refused for a team that is %s',
    async (status) => {
      const game = await aGame()
      const player = await aPlayer(game, { status })
      expect((await player.client.delete(url(game))).status).toBe(400)
      expect(await statusIn(player.client, game)).toBe(status)
    },
  )

  it('is refused to whoever is not in', async () => {
    const stranger = await as(await aUser())
    expect((await stranger.delete(url(await aGame()))).status).toBe(400)
    expect((await stranger.delete('/api/game/999999')).status).toBe(404)
    expect((await visitor.delete(url(await aGame()))).status).toBe(401)
  })
})

it('a team of an ended game may still be looked at and practise', async () => {
  const game = await aGame({ ends_at: ms(clock.now() - 1) })
  const challenge = await aChallenge(game)
  const { team, captain } = await aCrew()
  await captain.post(url(game), { teamId: team.id })
  await captain.post(`${url(game)}/challenges/${challenge.id}`, { flag: FLAG })
  const { items, challenges } = (await visitor.get(`${url(game)}/scoreboard`)).body
  expect(items).toMatchObject([{ id: team.id, score: 0, solvedCount: 1 }])
  expect(challenges.Misc).toMatchObject([{ solved: 0, score: 1000, bloods: [] }])
})
