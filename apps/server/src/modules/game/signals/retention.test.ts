import { expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { createSignalRetention } from '#modules/game/signals/retention.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, db, services } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const DAY = 86_400_000

/** A game with a first step, a signal with a mark, and an export. */
async function aMarkedGame() {
  const game = await aGame()
  const challenge = await aChallenge(game)
  const url = `/api/game/${game.id}`
  for (const { client } of [await aPlayer(game), await aPlayer(game)]) {
    await client.get(`${url}/challenges/${challenge.id}`)
    await client.post(`${url}/challenges/${challenge.id}`, { flag: 'halyard{no}' })
  }
  await services.firstSteps.flush()
  const { data } = (await admin.get(`${url}/signals`)).body
  expect((await admin.put(`${url}/signals/${data[0].id}/mark`, { note: 'N' })).status).toBe(200)
  expect((await admin.post(`${url}/signals/export`)).status).toBe(200)
  return { ...game, url }
}

/** By the clock of the database. */
const endedBefore = (game: { id: number }, atMs: number) =>
  db
    .updateTable('games')
    .set({ ends_at: ms(atMs) })
    .where('id', '=', game.id)
    .execute()

const stored = async ({ id }: { id: number }) => {
  const tables = ['first_steps', 'signal_marks', 'signal_exports'] as const
  const counts = tables.map(async (table) => {
    const rows = await db.selectFrom(table).select('game_id').where('game_id', '=', id).execute()
    return rows.length
  })
  return Promise.all(counts)
}

it('deletes first steps, marks and exports so many days after the end, once, and says how many', async () => {
  const [kept, gone, short] = [await aMarkedGame(), await aMarkedGame(), await aMarkedGame()]
  await endedBefore(kept, Date.now() - 29 * DAY)
  await endedBefore(gone, Date.now() - 30 * DAY)
  await endedBefore(short, Date.now() - 2 * DAY)
  const settings = (await admin.get(`${short.url}/signals/settings`)).body
  await admin.put(`${short.url}/signals/settings`, { ...settings, keepDays: 1 })
  const watches = [createSignalRetention(services), createSignalRetention(services)]
  await Promise.all(watches.map((watch) => watch.check()))
  expect(await stored(kept)).toEqual([2, 1, 1])
  expect(await stored(gone)).toEqual([0, 0, 0])
  expect(await stored(short)).toEqual([0, 0, 0])
  const { body } = await admin.get('/api/admin/audit?kind=Signal&action=Deleted')
  const forgotten = body.filter(({ operation }: { operation: string }) => operation === 'retention')
  expect(forgotten.map(({ subjectId }: { subjectId: string }) => subjectId).toSorted()).toEqual(
    [gone, short].map(({ id }) => String(id)),
  )
  expect(forgotten[0].changes).toMatchObject([{ field: 'firstSteps', before: '2', after: '0' }])
})

it('shows nothing from that time on, also before it is deleted', async () => {
  const game = await aMarkedGame()
  const before = (await admin.get(`${game.url}/signals`)).body
  expect(before.total).toBeGreaterThan(0)
  await endedBefore(game, Date.now() - 31 * DAY)
  expect((await admin.get(`${game.url}/signals`)).body).toMatchObject({ total: 0, data: [] })
  const mark = `${game.url}/signals/${before.data[0].id}/mark`
  expect((await admin.put(mark, { note: 'Late' })).status).toBe(404)
  expect((await admin.post(`${game.url}/signals/export?format=json`)).body.signals).toEqual([])
})

it('deletes by itself when its days are over or were made fewer', async () => {
  const game = await aMarkedGame()
  await endedBefore(game, Date.now() - 2 * DAY)
  const watch = createSignalRetention(services)
  watch.watch()
  try {
    const settings = (await admin.get(`${game.url}/signals/settings`)).body
    await admin.put(`${game.url}/signals/settings`, { ...settings, keepDays: 1 })
    await expect.poll(() => stored(game), { timeout: 5000 }).toEqual([0, 0, 0])
  } finally {
    await watch.close()
  }
})
