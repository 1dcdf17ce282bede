import { buildScoreboard } from '@halyard/rules'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { ms } from '#db/database.ts'
import { voidSolve as voidSolveBy } from '#modules/edit/corrections/voids.ts'
import { loadBoardFacts } from '#modules/scoreboard/repository.ts'
import { factsOf } from '#modules/scoreboard/stored-facts.ts'
import type { TestGame } from '#testing/builders.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, db, visitor } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const boardOf = async ({ id }: TestGame) => (await visitor.get(`/api/game/${id}/scoreboard`)).body
const textOf = async ({ id }: TestGame) => (await visitor.get(`/api/game/${id}/scoreboard`)).text

/** Id of the answer. */
const solve = async ({ client }: TestPlayer, { game_id, id }: TestChallenge): Promise<number> => {
  clock.advance(1000)
  return (await client.post(`/api/game/${game_id}/challenges/${id}`, { flag: FLAG })).body
}
const voidUrl = (game: TestGame, id: number) => `/api/edit/games/${game.id}/submissions/${id}/void`
const voidSolve = (game: TestGame, id: number, reason = 'The flag was published.') =>
  admin.post(voidUrl(game, id), { reason })
const restoreSolve = (game: TestGame, id: number) => admin.delete(voidUrl(game, id))

/** A game with one challenge that so many teams have solved, the first one first. */
async function solvedBy(count: number) {
  const game = await aGame()
  const challenge = await aChallenge(game, { title: 'Knots' })
  const players: TestPlayer[] = []
  for (let index = 0; index < count; index += 1) players.push(await aPlayer(game))
  const answers: number[] = []
  await boardOf(game)
  for (const player of players) answers.push(await solve(player, challenge))
  return { game, challenge, players, answers }
}

const builtFromFacts = async (game: TestGame, builtAt: number) => {
  const facts = await loadBoardFacts(db, game.id)
  return facts && JSON.stringify(buildScoreboard(factsOf(facts), { builtAt }))
}

const bloodNotices = async (game: TestGame) => {
  const { body } = await visitor.get(`/api/game/${game.id}/notices`)
  return body
    .filter(({ type }: { type: string }) => type.endsWith('Blood'))
    .map(({ type, values, time }: { type: string; values: string[]; time: number }) => [
      type,
      values[0],
      time,
    ])
    .toSorted()
}

/** How often boards were built from all facts. */
async function countReads(): Promise<number> {
  const { values } = await app.services.metrics.boardBuildSeconds.get()
  return values
    .filter(({ metricName, labels }) => metricName?.endsWith('_count') && labels.from === 'facts')
    .reduce((sum, { value }) => sum + value, 0)
}

/** Whether a transaction wants a lock that another one has. */
async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return (rows[0]?.count ?? 0) > 0
}

const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b)

describe('a voided solve', () => {
  it('is as if it had never been: values, bloods, ranks and notices follow', async () => {
    const { game, challenge, players, answers } = await solvedBy(4)
    const before = await boardOf(game)
    const notices = await bloodNotices(game)
    expect((await voidSolve(game, answers[0]!)).status).toBe(200)
    const board = await boardOf(game)
    const names = players.map(({ team }) => team.name)
    expect(board.challenges.Misc[0]).toMatchObject({
      id: challenge.id,
      solved: 3,
      bloods: [{ name: names[1] }, { name: names[2] }, { name: names[3] }],
    })
    expect(board.challenges.Misc[0].score).toBeGreaterThan(before.challenges.Misc[0].score)
    expect(board.items.map(({ name }: { name: string }) => name)).toEqual([
      ...names.slice(1),
      names[0],
    ])
    expect(board.items[3]).toMatchObject({ score: 0, solvedCount: 0 })
    expect(await textOf(game)).toBe(await builtFromFacts(game, board.updateTimeUtc))
    const tiers = ['FirstBlood', 'SecondBlood', 'ThirdBlood']
    expect((await bloodNotices(game)).map(([type, name]: string[]) => [type, name])).toEqual(
      tiers.map((tier, index) => [tier, names[index + 1]]),
    )

    expect((await restoreSolve(game, answers[0]!)).status).toBe(200)
    const restored = await boardOf(game)
    expect(restored).toEqual({ ...before, updateTimeUtc: restored.updateTimeUtc })
    expect(await textOf(game)).toBe(await builtFromFacts(game, restored.updateTimeUtc))
    expect(await bloodNotices(game)).toEqual(notices)
  })

  it('is on the board without everything being read again', async () => {
    const { game, answers } = await solvedBy(2)
    await boardOf(game)
    const before = await countReads()
    await voidSolve(game, answers[0]!)
    expect((await boardOf(game)).items[1].score).toBe(0)
    expect(await countReads()).toBe(before)
  })

  it('is shown with its reason to its team, to monitors, and to nobody else', async () => {
    const { game, challenge, players, answers } = await solvedBy(2)
    await voidSolve(game, answers[0]!, 'Between us.')
    const time = clock.now()
    const page = `/api/game/${game.id}`
    const shown = { reason: 'Between us.', time }
    expect((await players[0]!.client.get(page)).body.corrections).toEqual({
      adjustments: [],
      voided: [{ challengeId: challenge.id, ...shown }],
    })
    const monitor = await as(await aUser({ role: 'Monitor' }))
    const { body } = await monitor.get(`${page}/submissions`)
    expect(body).toMatchObject([
      { id: answers[1], status: 'Accepted' },
      { id: answers[0], status: 'Accepted', voided: shown },
    ])
    expect(body[0]).not.toHaveProperty('voided')
    for (const url of [page, `${page}/scoreboard`, `${page}/details`, `${page}/notices`])
      for (const client of [visitor, players[1]!.client])
        expect((await client.get(url)).text).not.toContain('Between us')
  })

  it('is voided once, even by two at the same time, and restored once', async () => {
    const { game, answers } = await solvedBy(1)
    const [id] = answers
    expect(await statuses([voidSolve(game, id!), voidSolve(game, id!)])).toEqual([200, 400])
    expect(await statuses([restoreSolve(game, id!), restoreSolve(game, id!)])).toEqual([200, 400])
    expect((await boardOf(game)).items[0].solvedCount).toBe(1)
  })

  it('follows another one of its challenge that is voided at the same time', async () => {
    const { game, players, answers } = await solvedBy(3)
    const voided = Promise.withResolvers<void>()
    const both = Promise.withResolvers<void>()
    const first = db.transaction().execute(async (tx) => {
      const change = { reason: 'Shared.', userId: players[0]!.user.id, atMs: clock.now() }
      await voidSolveBy(tx, { gameId: game.id, submissionId: answers[0]! }, change)
      voided.resolve()
      await both.promise
    })
    await voided.promise
    let isAnswered = false
    const second = voidSolve(game, answers[1]!).finally(() => {
      isAnswered = true
    })
    // It waits for the first one, or would be done before it.
    await vi.waitFor(
      async () => expect(isAnswered || (await isSomebodyWaiting())).toBe(true),
      15_000,
    )
    both.resolve()
    await Promise.all([first, second])
    const names = (await bloodNotices(game)).map(([type, name]: string[]) => [type, name])
    expect(names).toEqual([['FirstBlood', players[2]?.team.name]])
  })

  it('is a solve again by a later answer, and the earlier one is, once it is restored', async () => {
    const { game, challenge, players, answers } = await solvedBy(1)
    const { body: first } = await visitor.get(`/api/game/${game.id}/scoreboard`)
    await voidSolve(game, answers[0]!)
    const again = await solve(players[0]!, challenge)
    const later = clock.now()
    expect((await boardOf(game)).items[0]).toMatchObject({ score: 1050, lastSubmissionTime: later })
    await voidSolve(game, again)
    expect((await boardOf(game)).items[0].score).toBe(0)
    await restoreSolve(game, again)
    await restoreSolve(game, answers[0]!)
    expect((await boardOf(game)).items).toEqual(first.items)
  })

  it('is gone from a frozen board too, also when its team solves again after the freeze', async () => {
    const { game, challenge, players, answers } = await solvedBy(1)
    const freeze_at = ms(clock.now() + 500)
    await db.updateTable('games').set({ freeze_at }).where('id', '=', game.id).execute()
    app.services.board.changed(game.id)
    clock.advance(500)
    expect((await boardOf(game)).items[0].solvedCount).toBe(1)
    await voidSolve(game, answers[0]!)
    await solve(players[0]!, challenge)
    const frozen = await boardOf(game)
    expect(frozen.items[0].solvedCount).toBe(0)
    app.services.board.changed(game.id)
    expect((await boardOf(game)).items).toEqual(frozen.items)
  })

  it('gives the blood to the next team also where its own team is suspended by then', async () => {
    const { game, players, answers } = await solvedBy(2)
    await admin.put(`/api/admin/participation/${players[0]!.participation.id}`, {
      status: 'Suspended',
    })
    expect((await voidSolve(game, answers[0]!)).status).toBe(200)
    const names = players.map(({ team }) => team.name)
    expect((await boardOf(game)).challenges.Misc[0].bloods).toMatchObject([{ name: names[1] }])
    await admin.put(`/api/admin/participation/${players[0]!.participation.id}`, {
      status: 'Accepted',
    })
    expect(
      (await boardOf(game)).items.map(({ solvedCount }: { solvedCount: number }) => solvedCount),
    ).toEqual([1, 0])
    expect((await bloodNotices(game)).map(([type, name]: string[]) => [type, name])).toEqual([
      ['FirstBlood', names[1]],
    ])
  })

  it('is refused for what is no solve, without a reason, and for everybody but administrators', async () => {
    const { game, challenge, players, answers } = await solvedBy(1)
    const [player] = players
    const { client } = player!
    const second = await solve(player!, challenge)
    const wrong = (
      await client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: 'no' })
    ).body
    expect((await voidSolve(game, second)).status).toBe(400)
    expect((await voidSolve(game, wrong)).status).toBe(400)
    expect((await voidSolve(game, answers[0]!, '  ')).status).toBe(400)
    expect((await voidSolve(game, 2_000_000_000)).status).toBe(404)
    expect((await voidSolve(await aGame(), answers[0]!)).status).toBe(404)
    expect((await restoreSolve(game, answers[0]!)).status).toBe(400)
    const url = voidUrl(game, answers[0]!)
    const monitor = await as(await aUser({ role: 'Monitor' }))
    for (const caller of [client, monitor])
      expect((await caller.post(url, { reason: 'Mine' })).status).toBe(403)
    expect((await visitor.delete(url)).status).toBe(401)
    expect((await boardOf(game)).items[0].solvedCount).toBe(1)
  })
})
