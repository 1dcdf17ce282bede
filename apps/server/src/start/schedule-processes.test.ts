// The schedule of a game in three processes on one database, one of which is killed at the moment of a release.
import { once } from 'node:events'
import type { Scoreboard } from '@halyard/rules'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { listenAt } from '#testing/hub-listener.ts'
import { aFolder, start } from '#testing/program.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, clock } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
// The processes go by the real time, so what is made for them has to.
clock.set(Date.now())

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000 })
const launchOne = () => start(aFolder(), ['--empty'], { DATABASE_URL: app.databaseUrl })

async function call(
  method: 'POST' | 'PUT',
  url: string,
  user: { readonly id: string },
  body: object,
): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: await app.cookieOf(user),
    },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
}
const solve = (url: string, { user }: TestPlayer, { game_id, id }: TestChallenge) =>
  call('POST', `${url}/api/game/${game_id}/challenges/${id}`, user, { flag: FLAG })
async function boardAt(url: string, gameId: number): Promise<Scoreboard> {
  const response = await fetch(`${url}/api/game/${gameId}/scoreboard`)
  return JSON.parse(await response.text())
}
/** How many transactions wait for a challenge that is due, which another one has locked. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%release_at <=%'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
/** Locks challenges as a process does that releases them and is slow; what is returned lets them go. */
async function lock(ids: readonly number[]): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const transaction = db.transaction().execute(async (tx) => {
    await tx.selectFrom('challenges').select('id').where('id', 'in', ids).forUpdate().execute()
    locked.resolve()
    await done.promise
  })
  await locked.promise
  return async () => {
    done.resolve()
    await transaction
  }
}

it(
  'three processes release each challenge once and freeze the same board, though one is killed',
  { timeout: 240_000 },
  async () => {
    const [first, second, third] = await Promise.all([launchOne(), launchOne(), launchOne()])
    const survivors = [first.url, second.url] as const
    const [here, there] = survivors
    const admin = await app.aUser({ role: 'Admin' })
    clock.set(Date.now())
    const game = await aGame()
    const open = await aChallenge(game)
    const wave = [await aChallenge(game), await aChallenge(game)]
    const gulls = await aPlayer(game, { name: 'Gulls' })
    const terns = await aPlayer(game, { name: 'Terns' })
    const heard: string[][] = [[], []]
    for (const [index, url] of survivors.entries())
      await listenAt(
        url,
        'user',
        { ReceivedGameNotice: ({ type }) => heard[index]?.push(type) },
        { gameId: game.id },
      )
    const releaseAt = Date.now() + 5000
    const releases = wave.map(({ id }) => ({ challengeId: id, releaseAt }))
    const scheduleUrl = `${here}/api/edit/games/${game.id}/schedule`
    await call('PUT', scheduleUrl, admin, { releases })
    // All boards are in memory, so each process has to learn what changes.
    for (const { url } of [first, second, third])
      expect(await boardAt(url, game.id)).toMatchObject({ challengeCount: 1 })

    const letGo = await lock(wave.map(({ id }) => id))
    await eventually(async () => expect(await countWaiting()).toBe(3))
    const ended = once(third.child, 'exit')
    third.child.kill('SIGKILL')
    await ended
    await letGo()
    for (const url of survivors)
      await eventually(async () =>
        expect(await boardAt(url, game.id)).toMatchObject({ challengeCount: 3 }),
      )
    const released = await db
      .selectFrom('challenges')
      .select('released_at')
      .where('game_id', '=', game.id)
      .where('released_at', 'is not', null)
      .execute()
    expect(released).toHaveLength(2)
    for (const { released_at } of released) expect(released_at).toBeGreaterThanOrEqual(releaseAt)

    await solve(here, gulls, open)
    const freezeAt = Date.now() + 1000
    await call('PUT', scheduleUrl, admin, { freezeAt, releases })
    const frozen = { frozenAt: freezeAt, items: [{ name: 'Gulls', solvedCount: 1 }, { score: 0 }] }
    for (const url of survivors)
      await eventually(async () => expect(await boardAt(url, game.id)).toMatchObject(frozen))
    for (const [index, one] of [open, ...wave].entries())
      await solve(index % 2 === 0 ? here : there, terns, one)
    for (const url of survivors) expect(await boardAt(url, game.id)).toMatchObject(frozen)

    // What is pushed comes in order, so nothing is on its way once this is there.
    const notices = `${there}/api/edit/games/${game.id}/notices`
    await call('POST', notices, admin, { content: 'Land' })
    const all = ['NewChallenge', 'NewChallenge', 'FirstBlood', 'Normal']
    await eventually(() => expect(heard).toEqual([all, all]))
    const stored = await db
      .selectFrom('notices')
      .select('type')
      .where('game_id', '=', game.id)
      .where('type', '=', 'NewChallenge')
      .execute()
    expect(stored).toHaveLength(2)
  },
)
