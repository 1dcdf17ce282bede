import { expect, it } from 'vitest'
import { sql } from 'kysely'
import { createSignalReader } from '#modules/game/signals/reader.ts'
import { DEFAULT_SIGNALS } from '#modules/game/signals/policy.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, clock } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)

async function aGameWithReader() {
  const game = await aGame()
  const challenge = await aChallenge(game)
  const players = [await aPlayer(game), await aPlayer(game)]
  const reader = createSignalReader(app)
  const read = (settings = DEFAULT_SIGNALS) =>
    reader.read({ ...game, id: game.id }, { ...settings, sharedTeams: 0 }, clock.now())
  const send = async () => {
    for (const { client } of players)
      await client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: 'halyard{no}' })
  }
  return { read, send }
}

it('reads again for everybody while that is quick', async () => {
  const { read, send } = await aGameWithReader()
  expect((await read()).found).toEqual([])
  await send()
  expect((await read()).found).toHaveLength(1)
})

it('shares what took long for a while, and not with other settings', async () => {
  const { read, send } = await aGameWithReader()
  // Whoever reads waits for the lock, as for the rows of a large game.
  const slowly = db.transaction().execute(async (tx) => {
    await sql`lock table first_steps in access exclusive mode`.execute(tx)
    await sql`select pg_sleep(0.6)`.execute(tx)
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  const [one, two] = await Promise.all([read(), read()])
  await slowly
  expect(two).toBe(one)
  await send()
  expect(await read()).toBe(one)
  const settings = { ...DEFAULT_SIGNALS, seriesSolves: 7 }
  expect((await read(settings)).found).toHaveLength(1)
})
