import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { recordBackup } from '#modules/settings/last-backup.ts'
import { loadCatalogs } from '#i18n/translate.ts'
import { serveMetrics } from '#start/metrics-server.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

loadCatalogs()
const app = await testApp()
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const { services, visitor } = app
const metrics = await serveMetrics(services, { host: '127.0.0.1', port: 0 })
afterAll(() => metrics.stop())

/** The value of one line; undefined when it is not there. */
async function valueOf(line: string): Promise<number | undefined> {
  const text = await (await fetch(metrics.url)).text()
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.split(' ').at(-1))
}

it('counts answers by operation and status, never by path', async () => {
  const game = await aGame()
  await visitor.get(`/api/game/${game.id}`)
  await visitor.get('/api/game/999999')
  await visitor.get('/static/secret-of-a-visitor.js')
  const text = await (await fetch(metrics.url)).text()
  expect(text).toContain('halyard_requests_total{operation="getGame",status="200"} 1')
  expect(text).toContain('halyard_requests_total{operation="getGame",status="404"} 1')
  expect(text).toContain('halyard_request_seconds_count{operation="getGame"} 2')
  expect(text).toContain('halyard_requests_total{operation="other",status="404"} 1')
  expect(text).not.toMatch(/secret-of|\/api\//)
})

it('counts scoreboards that are sent before any route, too', async () => {
  const game = await aGame()
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' })
  for (let count = 0; count < 3; count += 1)
    await (await fetch(`${url}/api/game/${game.id}/scoreboard`)).arrayBuffer()
  expect(await valueOf('halyard_requests_total{operation="getScoreboard",status="200"}')).toBe(3)
  expect(await valueOf('halyard_request_seconds_count{operation="getScoreboard"}')).toBe(3)
})

it('counts verdicts, and measures how long scoreboards wait and take', async () => {
  const game = await aGame()
  const challenge = await aChallenge(game)
  const { client } = await aPlayer(game)
  await visitor.get(`/api/game/${game.id}/scoreboard`)
  const builds = 'halyard_scoreboard_build_seconds_count{from="facts"}'
  const before = (await valueOf(builds)) ?? 0
  expect(await valueOf('halyard_scoreboard_age_seconds')).toBe(0)
  services.board.changed(game.id)
  expect(await valueOf('halyard_scoreboard_age_seconds')).toBeGreaterThan(0)
  await visitor.get(`/api/game/${game.id}/scoreboard`)
  expect(await valueOf('halyard_scoreboard_age_seconds')).toBe(0)
  expect(await valueOf(builds)).toBe(before + 1)

  await client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: 'halyard{no}' })
  expect(await valueOf('halyard_submissions_total{verdict="WrongAnswer"}')).toBe(1)
  expect(await valueOf('halyard_queue_length{queue="flags"}')).toBe(0)
})

it('reports the state of what it works with', async () => {
  await sql`insert into outgoing_mails (occasion, email, language, origin, posted_at, due_at)
    values ('recovery', 'a@example.org', 'en-US', 'https://ctf.example.org', now(), now())`.execute(
    app.db,
  )
  expect(await valueOf('halyard_mails_queued')).toBe(1)
  expect(await valueOf('halyard_backup_age_seconds')).toBeNaN()
  await recordBackup(app.db, app.clock.now() - 5000)
  await recordBackup(app.db, app.clock.now() - 3000)
  expect(await valueOf('halyard_backup_age_seconds')).toBe(3)
  expect(await valueOf('halyard_database_up')).toBe(1)
  expect(await valueOf('halyard_instances{state="Running"}')).toBe(0)
  expect(await valueOf('halyard_instance_engine_up')).toBe(1)
  expect(await valueOf('halyard_hub_listeners{hub="user"}')).toBe(0)
  expect(await valueOf('halyard_database_connections{state="waiting"}')).toBe(0)
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(10 ** 7)
})

it('answers without the database, and says that it is away', async () => {
  await sql`alter table outgoing_mails rename to hidden`.execute(app.db)
  expect(await valueOf('halyard_database_up')).toBe(0)
  expect(await valueOf('halyard_mails_queued')).toBeNaN()
  await sql`alter table hidden rename to outgoing_mails`.execute(app.db)
  expect(await valueOf('halyard_database_up')).toBe(1)
})

it('is on its own port alone', async () => {
  expect((await visitor.get('/metrics')).headers['content-type']).not.toContain('text/plain')
  expect((await fetch(metrics.url.replace('/metrics', '/api/config'))).status).toBe(404)
})
