import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { startLenientServer } from '#testing/lenient-server.ts'
import { run } from './run.ts'

// Each run sends some thousand requests, and some wait until visitors are shown what was put back.
vi.setConfig({ testTimeout: 120_000 })

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const groups = ['http', 'admin', 'info']

/** Plays the groups that go near the settings, on a server that takes whatever it is sent. */
async function play(
  changeSettings: boolean,
  manners?: Parameters<typeof startLenientServer>[0],
  only = groups,
) {
  const server = await startLenientServer(manners)
  stops.push(server.close)
  const { findings } = await run({
    baseUrl: server.url,
    adminName: 'keeper',
    adminPassword: 'Keep-1-Keep',
    only,
    changeSettings,
    signal: new AbortController().signal,
    onScenario: () => {},
    onLeftover: ({ what, reason }) => server.calls.push(`told: ${what}: ${reason}`),
  })
  return { ...server, findings }
}

test('nothing that could change the platform is sent without being asked for', async () => {
  const { writes, settings, freshSettings, findings } = await play(false)
  expect(writes).toEqual([])
  expect(settings).toEqual(freshSettings())
  expect([...findings.on('updateConfig').untried]).toContain('ask with --change-settings')
})

/** Whether a text is absent or empty is the same to everybody, and some servers cannot be sent the former. */
const seen = (settings: object): unknown =>
  JSON.parse(JSON.stringify(settings).replaceAll('""', 'null'))

test('what was changed is put back, nulls too', async () => {
  const { writes, settings, freshSettings, findings } = await play(true)
  expect(writes.length).toBeGreaterThan(1)
  expect(seen(settings)).toEqual(seen(freshSettings()))
  expect(findings.leftBehind.filter(({ what }) => what.includes('settings'))).toEqual([])
})

test('what was changed is put back after Ctrl+C, which may come twice', async () => {
  let child: ChildProcess | undefined
  const onWrite = () => {
    const isChanged = !isDeepStrictEqual(server.settings, server.freshSettings())
    if (!isChanged || child?.killed) return
    child?.kill('SIGINT')
    setTimeout(() => child?.kill('SIGINT'), 20)
  }
  const server = await startLenientServer({ onWrite })
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

test('the name of the platform comes back where admins cannot read it', async () => {
  const { settings, findings } = await play(true, { hidesTexts: true })
  expect(settings['globalConfig']).toMatchObject({ title: 'Regatta', slogan: '' })
  expect(findings.leftBehind.filter(({ what }) => what.includes('public configuration'))).toEqual(
    [],
  )
})

test('what visitors are shown is compared before and after', async () => {
  const { findings } = await play(false, { changesSlogan: true })
  expect(findings.leftBehind).toContainEqual({
    what: 'public configuration, slogan',
    reason: 'was "Row", is "Row faster"',
    expected: false,
  })
})

test('a profile that was taken in error is put back', async () => {
  const { profile, calls } = await play(false, {}, ['http'])
  const taken = calls.filter((call) => call === 'PUT /api/account/update')
  expect(taken.length).toBeGreaterThan(1)
  expect(profile()).toMatchObject({ bio: '', realName: '', stdNumber: '' })
  expect(JSON.stringify(profile())).not.toContain('xxx')
})

const makesUsers = (call: string) => call === 'POST /api/admin/users'

test('reports what cannot be undone with its reason, before anything else is made', async () => {
  const { calls, findings } = await play(false, { keeps: /admin\/(teams|users)|team\// })
  const reportedAt = calls.findIndex((call) => call.startsWith('told: team'))
  expect(calls[reportedAt]).toMatch(
    /^told: team c\w{5} life: the server answered 400 \(It stays\.\)$/,
  )
  expect(calls.slice(0, reportedAt).filter(makesUsers)).toHaveLength(1)
  expect(calls.slice(reportedAt).filter(makesUsers).length).toBeGreaterThan(0)
  const kept = findings.leftBehind.map(({ what }) => what)
  expect(kept.filter((what) => / c\w{5} life$/.test(what))).toHaveLength(1)
  expect(kept.filter((what) => what.startsWith('user ')).length).toBeGreaterThan(1)
})
