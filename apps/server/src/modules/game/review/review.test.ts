import { PARTICIPATION_STATUSES, canReview } from '@halyard/rules'
import { describe, expect, it } from 'vitest'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { visitor, db, as, aUser, aTeam } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const monitor = await as(await aUser({ role: 'Monitor' }))
const MOVABLE = ['Pending', 'Accepted', 'Rejected', 'Suspended'] as const

const review = (id: number, body: object) => admin.put(`/api/admin/participation/${id}`, body)
const stateOf = (id: number) =>
  db
    .selectFrom('participations')
    .select(['status', 'division_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('a decision about a team', () => {
  const moves = MOVABLE.flatMap((from) => PARTICIPATION_STATUSES.map((to) => [from, to] as const))

  it.each(moves)('from %s to %s follows the table', async (from, to) => {
    const { participation } = await aPlayer(await aGame(), { status: from })
    const isAllowed = canReview(from, to)
    const response = await review(participation.id, { status: to })
    expect(response.status).toBe(isAllowed ? 200 : 400)
    expect((await stateOf(participation.id)).status).toBe(isAllowed ? to : from)
  })

  it('admits it: locked, with a place in every challenge, on the board', async () => {
    const game = await aGame({ accept_without_review: false })
    const challenge = await aChallenge(game)
    const captain = await aUser()
    const team = await aTeam({ captain })
    const client = await as(captain)
    await client.post(`/api/game/${game.id}`, { teamId: team.id })
    const [{ id }] = (await admin.get(`/api/game/${game.id}/participations`)).body
    expect(await review(id, { status: 'Accepted' })).toMatchObject({ status: 200, text: '' })
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    expect((await client.post(url, { flag: FLAG })).status).toBe(200)
    const board = (await visitor.get(`/api/game/${game.id}/scoreboard`)).body
    expect(board.items).toMatchObject([{ id: team.id, score: 1050 }])
    expect((await visitor.get(`/api/team/${team.id}`)).body.locked).toBe(true)
  })

  it('takes it off the board and gives it back its points later', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const [first, second] = [await aPlayer(game), await aPlayer(game)]
    for (const { client } of [first, second])
      await client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: FLAG })
    const scores = async () =>
      (await visitor.get(`/api/game/${game.id}/scoreboard`)).body.items.map(
        ({ id, score }: { id: number; score: number }) => [id, score],
      )
    const both = [
      [first.team.id, 907],
      [second.team.id, 890],
    ]
    expect(await scores()).toEqual(both)
    await review(first.participation.id, { status: 'Suspended' })
    expect(await scores()).toEqual([[second.team.id, 1050]])
    await review(first.participation.id, { status: 'Accepted' })
    expect(await scores()).toEqual(both)
  })

  it('moves it between divisions: absent keeps, null clears, unknown is ignored', async () => {
    const game = await aGame()
    const [one, other] = [await aDivision(game), await aDivision(game)]
    const elsewhere = await aDivision(await aGame())
    const { participation } = await aPlayer(game, { division_id: one.id })
    const after = async (body: object) => {
      expect((await review(participation.id, body)).status).toBe(200)
      return (await stateOf(participation.id)).division_id
    }
    expect(await after({})).toBe(one.id)
    expect(await after({ divisionId: other.id })).toBe(other.id)
    expect(await after({ divisionId: elsewhere.id, status: null })).toBe(other.id)
    expect(await after({ divisionId: 999_999 })).toBe(other.id)
    expect(await after({ divisionId: null })).toBeNull()
  })

  it('takes the division from a team that is turned down', async () => {
    const game = await aGame()
    const division = await aDivision(game)
    const { participation } = await aPlayer(game, { status: 'Pending', division_id: division.id })
    await review(participation.id, { status: 'Rejected' })
    expect(await stateOf(participation.id)).toEqual({ status: 'Rejected', division_id: null })
  })

  it('is for administrators, about participations that exist', async () => {
    expect((await review(999_999, { status: 'Accepted' })).status).toBe(404)
    const { participation, client } = await aPlayer(await aGame(), { status: 'Pending' })
    const url = `/api/admin/participation/${participation.id}`
    for (const caller of [client, monitor])
      expect((await caller.put(url, { status: 'Accepted' })).status).toBe(403)
    expect((await visitor.put(url, { status: 'Accepted' })).status).toBe(401)
  })
})

describe('the list of participations', () => {
  it('has every state with the members and those of them who play', async () => {
    const game = await aGame()
    const [captain, mate] = [await aUser(), await aUser({ real_name: 'Mate' })]
    const team = await aTeam({ captain, members: [mate] })
    await (await as(captain)).post(`/api/game/${game.id}`, { teamId: team.id })
    const waiting = await aPlayer(game, { status: 'Pending' })
    const { body } = await admin.get(`/api/game/${game.id}/participations`)
    expect(body).toMatchObject([
      {
        team: { id: team.id, captainId: captain.id, locked: true },
        registeredMembers: [captain.id],
        divisionId: null,
        status: 'Accepted',
      },
      { id: waiting.participation.id, status: 'Pending' },
    ])
    expect(body[0].team.members).toMatchObject([
      { userId: captain.id, email: captain.email },
      { userId: mate.id, realName: 'Mate' },
    ])
    expect((await admin.get('/api/game/999999/participations')).status).toBe(404)
    expect((await monitor.get(`/api/game/${game.id}/participations`)).status).toBe(403)
    expect((await visitor.get(`/api/game/${game.id}/participations`)).status).toBe(401)
  })
})
