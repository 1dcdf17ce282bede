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

/** Plays the groups that go near the settings, on a server that takes whatever it is sent. */
async function play(changeSettings: boolean, isInterrupted = false) {
  const interruption = new AbortController()
  const server = await startLenientServer(() => {
    const isChanged = !isDeepStrictEqual(server.settings, server.freshSettings())
    if (isInterrupted && isChanged) interruption.abort()
  })
  stops.push(server.close)
  const { book } = await run({
    baseUrl: server.url,
    adminName: 'keeper',
    adminPassword: 'Keep-1-Keep',
    only: ['http', 'admin', 'info'],
    changeSettings,
    signal: interruption.signal,
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

test.each([
  ['to its end', false],
  ['until it is interrupted', true],
])('what was changed is put back after a run %s, nulls too', async (_how, isInterrupted) => {
  const { writes, settings, freshSettings, book } = await play(true, isInterrupted)
  expect(writes.length).toBeGreaterThan(1)
  expect(seen(settings)).toEqual(seen(freshSettings()))
  expect(book.leftBehind.filter(({ what }) => what.includes('settings'))).toEqual([])
})
