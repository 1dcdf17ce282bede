// T26: answers to ids of others reveal nothing, neither by their text nor by the work behind them.
import { describe, expect, it } from 'vitest'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestResponse } from '#testing/http-client.ts'
import { callOperation, NOBODY, NOTHING, operations } from '#testing/operations.ts'
import type { Operation } from '#testing/operations.ts'
import { watchStatements } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'
import { worlds } from '#testing/worlds.ts'

const app = await testApp()
const { db, aUser, as, visitor } = app
const { aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const monitor = await as(await aUser({ role: 'Monitor' }))
const aWorld = worlds(app, admin)

const hasIds = ({ path }: Operation) => path.startsWith('/api/') && path.includes('{')
const play = (gameId: number, challengeId: number) =>
  `/api/game/${gameId}/challenges/${challengeId}`

/** Status and text of an answer, and the statements it took: equal ones take equally long. */
async function answerOf(ask: () => Promise<TestResponse>) {
  const { result, statements: all } = await watchStatements(ask)
  // The log is written when the answer has left. Reads that begin together end in any order.
  const statements = all
    .filter((statement) => !statement.startsWith('insert into "logs"'))
    .toSorted()
  return { status: result.status, text: result.text, statements }
}

describe('T26: ids of others', () => {
  it(
    'are the same for existing and unknown ids without the role',
    { timeout: 120_000 },
    async () => {
      const { game, challenge, division, player, notice, flagId } = await aWorld()
      const there = {
        challengeId: challenge.id,
        divisionId: division.id,
        noticeId: notice.id,
        flagId,
        userId: player.user.id,
        partId: player.participation.id,
      }
      const missing = { userId: NOBODY }
      const stranger = await as(await aUser())
      const callers = [
        [visitor, ['User', 'Monitor', 'Admin'], 401],
        [player.client, ['Monitor', 'Admin'], 403],
        [stranger, ['Monitor', 'Admin'], 403],
        [monitor, ['Admin'], 403],
      ] as const
      const idFor = ({ path }: Operation) => {
        if (path.includes('/participation/')) return player.participation.id
        return path.includes('/teams/') ? player.team.id : game.id
      }
      const tries = callers.flatMap(([client, above, status]) =>
        operations
          .filter((operation) => hasIds(operation) && above.some((role) => role === operation.role))
          .map((operation) => ({ client, operation, status })),
      )
      expect(tries.length).toBeGreaterThan(150)
      for (const { client, operation, status } of tries) {
        const found = await answerOf(() =>
          callOperation(client, operation, { ...there, id: idFor(operation) }),
        )
        const none = await answerOf(() => callOperation(client, operation, missing))
        expect({ operation: operation.id, ...found }).toEqual({ operation: operation.id, ...none })
        expect({ operation: operation.id, ...found }).toMatchObject({ status })
      }
      expect((await admin.get(`/api/edit/games/${game.id}`)).status).toBe(200)
    },
  )

  it('of another game are not there, for administrators neither', async () => {
    const [mine, other] = [await aWorld(), await aWorld()]
    const within = operations.filter(
      ({ path, role, id }) =>
        /^\/api\/edit\/games\/\{id\}\/.*\{/.test(path) &&
        role === 'Admin' &&
        !id.endsWith('Container'),
    )
    expect(within.length).toBeGreaterThanOrEqual(9)
    for (const operation of within) {
      const foreign = {
        id: mine.game.id,
        challengeId: other.challenge.id,
        divisionId: other.division.id,
        noticeId: other.notice.id,
        flagId: other.flagId,
      }
      const found = await answerOf(() => callOperation(admin, operation, foreign))
      const none = await answerOf(() => callOperation(admin, operation, { id: mine.game.id }))
      expect({ operation: operation.id, ...found }).toEqual({ operation: operation.id, ...none })
      expect(found.status).not.toBe(200)
    }
    const flag = `/api/edit/games/${mine.game.id}/challenges/${mine.challenge.id}/flags/${other.flagId}`
    expect((await admin.delete(flag)).body).toBe('NotFound')
    const [left] = (await admin.get(`/api/edit/games/${other.game.id}/challenges`)).body
    expect(left).toMatchObject({ id: other.challenge.id, isEnabled: true })
  })

  it('of another team and game open nothing to players', async () => {
    const [mine, other] = [await aWorld(), await aWorld()]
    const { client } = mine.player
    const pairs = [
      [play(mine.game.id, other.challenge.id), play(mine.game.id, NOTHING)],
      [
        `${play(other.game.id, other.challenge.id)}/status/${other.submission}`,
        `${play(other.game.id, other.challenge.id)}/status/${NOTHING}`,
      ],
      [
        `${play(mine.game.id, mine.challenge.id)}/status/${other.submission}`,
        `${play(mine.game.id, mine.challenge.id)}/status/${NOTHING}`,
      ],
    ]
    for (const [foreign = '', none = ''] of pairs) {
      const found = await answerOf(() => client.get(foreign))
      expect(found).toEqual(await answerOf(() => client.get(none)))
      expect(found.status).toBe(404)
      // The session and at least one look for the object: none of it is a guess.
      expect(found.statements.length).toBeGreaterThanOrEqual(2)
    }
    const teammate = await aPlayer(mine.game)
    const verdict = `${play(mine.game.id, mine.challenge.id)}/status/${mine.submission}`
    expect((await teammate.client.get(verdict)).status).toBe(404)
    expect((await client.get(verdict)).body).toBe('WrongAnswer')
    const answerTo = (challengeId: number) =>
      answerOf(() => client.post(play(mine.game.id, challengeId), { flag: FLAG }))
    const foreign = await answerTo(other.challenge.id)
    expect(foreign).toEqual(await answerTo(NOTHING))
    expect(foreign.status).toBe(404)
    expect(foreign.statements.length).toBeGreaterThanOrEqual(1)
    expect(
      (await client.post(play(other.game.id, other.challenge.id), { flag: FLAG })).status,
    ).toBe(400)
    const team = `/api/team/${other.player.team.id}`
    for (const answer of [
      await client.put(team, { name: 'Taken' }),
      await client.delete(team),
      await client.get(`${team}/invite`),
      await client.put(`${team}/invite`),
      await client.put(`${team}/transfer`, { newCaptainId: mine.player.user.id }),
      await client.post(`${team}/kick/${other.player.user.id}`),
    ])
      expect(answer.status).toBe(403)
    const solves = await db.selectFrom('solves').selectAll().execute()
    expect(solves.filter(({ game_id }) => game_id === other.game.id)).toEqual([])
  })
})
