import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { startLenientServer } from '#testing/lenient-server.ts'
import { run } from './run.ts'

// Each run sends some thousand requests.
vi.setConfig({ testTimeout: 60_000 })

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const groups = ['http', 'admin', 'info']

/** Plays the groups that go near the settings, on a server that takes whatever it is sent. */
async function play(changeSettings: boolean) {
  const server = await startLenientServer()
  stops.push(server.close)
  const { book } = await run({
    baseUrl: server.url,
    adminName: 'keeper',
    adminPassword: 'Keep-1-Keep',
    only: groups,
    changeSettings,
    signal: new AbortController().signal,
    onScenario: () => {},
  })
  return { ...server, book }
}

test('nothing that could change the platform is sent without being asked for', async () => {
  const { writes, settings, freshSettings, book } = await play(false)
  expect(writes).toEqual([])
  expect(settings).toEqual(freshSettings())
  expect([...book.on('updateConfig').untried]).toContain('ask with --change-settings')
})

/** Whether a text is absent or empty is the same to everybody, and some servers cannot be sent the former. */
const seen = (settings: object): unknown =>
  JSON.parse(JSON.stringify(settings).replaceAll('""', 'null'))

test('what was changed is put back, nulls too', async () => {
  const { writes, settings, freshSettings, book } = await play(true)
  expect(writes.length).toBeGreaterThan(1)
  expect(seen(settings)).toEqual(seen(freshSettings()))
  expect(book.leftBehind.filter(({ what }) => what.includes('settings'))).toEqual([])
})

test('what was changed is put back after Ctrl+C, which may come twice', async () => {
  let child: ChildProcess | undefined
  const server = await startLenientServer(() => {
    const isChanged = !isDeepStrictEqual(server.settings, server.freshSettings())
    if (!isChanged || child?.killed) return
    child?.kill('SIGINT')
    setTimeout(() => child?.kill('SIGINT'), 20)
  })
  stops.push(server.close)
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const only = groups.flatMap((group) => ['--only', group])
  const flags = ['--server', server.url, '--admin', 'keeper', '--change-settings', ...only]
  const env = { ...process.env, HALYARD_PASSWORD: 'Keep-1-Keep' }
  child = spawn(process.execPath, [main, ...flags], { stdio: 'ignore', env })
  const [code] = await once(child, 'exit')
  expect(code).toBe(130)
  expect(server.writes.length).toBeGreaterThan(1)
  expect(seen(server.settings)).toEqual(seen(server.freshSettings()))
})
