// T02, T03: two processes that judge at the very same moment, made certain by holding up what both write.
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, visitor } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const processes = [await app.another(), await app.another()]

async function submit(
  url: string | undefined,
  { user }: TestPlayer,
  { game_id, id }: TestChallenge,
  flag: string,
) {
  const { status } = await fetch(`${url}/api/game/${game_id}/challenges/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await app.cookieOf(user) },
    body: JSON.stringify({ flag }),
  })
  return status
}

/** Statements on this database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lets nobody write a submission down until both requests wait: by then each has read all it goes by. */
async function atTheSameMoment(
  send: (url: string | undefined, index: number) => Promise<number>,
): Promise<number[]> {
  const { answers } = await db.transaction().execute(async (tx) => {
    await sql`lock table submissions in share mode`.execute(tx)
    const asked = Promise.all(processes.map(send))
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(2)
    // In an object, or the transaction would wait for what waits for it.
    return { answers: asked }
  })
  return answers
}

describe('in the same moment in two processes', () => {
  it('T03: the last attempt of a team is judged once', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { submission_limit: 1 })
    const player = await aPlayer(game)
    const answers = await atTheSameMoment((url) => submit(url, player, challenge, 'halyard{no}'))
    expect(new Set(answers)).toEqual(new Set([200, 400]))
  })

  it('T01: the right flag of a team is one solve and no failure', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    const answers = await atTheSameMoment((url) => submit(url, player, challenge, FLAG))
    expect(answers).toEqual([200, 200])
    const { body } = await player.client.get(`/api/game/${game.id}/details`)
    expect(body.rank).toMatchObject({ solvedCount: 1, score: 1050 })
  })

  it('T02: the right flags of two teams are a first and a second solve', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const players = [await aPlayer(game), await aPlayer(game)] as const
    const answers = await atTheSameMoment((url, index) =>
      submit(url, index === 0 ? players[0] : players[1], challenge, FLAG),
    )
    expect(answers).toEqual([200, 200])
    const { body: notices } = await visitor.get(`/api/game/${game.id}/notices`)
    expect(notices.map(({ type }: { type: string }) => type).toSorted()).toEqual([
      'FirstBlood',
      'SecondBlood',
    ])
  })

  it('is written down with all that follows from it by one statement, however long it waits', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    // The notice of the first solve comes last: whoever waits with it has locked the challenge.
    const { waiting, answer } = await db.transaction().execute(async (tx) => {
      await sql`lock table notices in share mode`.execute(tx)
      const sent = submit(processes[0], player, challenge, FLAG)
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
      const { rows } = await sql<{ query: string }>`
        select query from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return { waiting: rows.map(({ query }) => query), answer: sent }
    })
    expect(await answer).toBe(200)
    expect(waiting).toEqual([expect.stringContaining('record_in_turn')])
  })
})
