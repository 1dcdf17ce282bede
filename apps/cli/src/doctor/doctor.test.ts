// Against the real server, with a proxy in front that does one thing wrong at a time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { examine } from '#doctor/examine.ts'
import type { Finding } from '#doctor/finding.ts'
import { judgeBackup, judgeMails, judgeSpace } from '#doctor/metrics.ts'
import { judgeCertificate } from '#doctor/public.ts'
import { exitCodeOf, renderFindings } from '#doctor/render.ts'

const PASSWORD = 'Adminadmin1'
const account = { userName: 'admin', password: PASSWORD }
const program = join(import.meta.dirname, '../../../server/src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'halyard-doctor-'))
const server = spawn(
  process.execPath,
  [program, '--data', folder, '--port', '0', '--metrics-port', '0', '--empty'],
  {
    env: {
      PATH: process.env.PATH,
      HALYARD_ADMIN_PASSWORD: PASSWORD,
      HALYARD_TRUST_PROXY: '127.0.0.1',
      HALYARD_LOG_LEVEL: 'warn',
    },
  },
)
let output = ''
for (const stream of [server.stdout, server.stderr])
  stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
const lastMoment = Date.now() + 90_000
while (!output.includes('Ctrl+C')) {
  if (server.exitCode !== null || Date.now() > lastMoment) throw new Error(`no start: ${output}`)
  await sleep(50)
}
const port = Number(/Open +http:\/\/localhost:(\d+)/.exec(output)?.[1])
const metrics = /Metrics +(\S+)/.exec(output)?.[1]
afterAll(async () => {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

type Faults = {
  /** Passes on what visitors say of their address. */
  believes?: boolean
  dropsUpgrades?: boolean
  dropsCookieFlags?: boolean
  largestBody?: number
  clockOffMs?: number
  /** Answers this in place of the probe. */
  readiness?: string
}

/** A proxy in front of the server; returns its address. */
async function aProxy(faults: Faults = {}): Promise<string> {
  const proxy = createServer((asked, answered) => {
    if (Number(asked.headers['content-length'] ?? 0) > (faults.largestBody ?? Infinity)) {
      asked.resume()
      answered.writeHead(413, { connection: 'close' }).end()
      return
    }
    if (faults.readiness !== undefined && asked.url === '/readyz') {
      answered.writeHead(503).end(faults.readiness)
      return
    }
    const headers = { ...asked.headers }
    if (!faults.believes) headers['x-forwarded-for'] = '198.51.100.9'
    const { url: path, method } = asked
    const passed = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const back = { ...answer.headers }
      if (faults.dropsCookieFlags && back['set-cookie'])
        back['set-cookie'] = back['set-cookie'].map((line) => line.replace('; HttpOnly', ''))
      if (faults.clockOffMs !== undefined)
        back.date = new Date(Date.now() + faults.clockOffMs).toUTCString()
      answered.writeHead(answer.statusCode ?? 500, back)
      answer.pipe(answered)
    })
    asked.pipe(passed)
  })
  proxy.on('upgrade', (asked, socket) => {
    if (faults.dropsUpgrades) {
      socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const behind = connect(port, '127.0.0.1')
    const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`)
    behind.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    behind.pipe(socket).pipe(behind)
    for (const one of [behind, socket]) one.on('error', () => behind.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  const address = proxy.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const seen = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ check, state }) => [check, state]))

describe('halyard doctor', () => {
  it('finds a deployment well, but for what it lacks', async () => {
    const findings = await examine({ origin: await aProxy(), account, metrics })
    expect(seen(findings)).toEqual({
      HTTPS: 'warning',
      Redirect: 'skipped',
      Server: 'good',
      Storage: 'good',
      Instances: 'good',
      Clock: 'good',
      Protocol: 'skipped',
      WebSocket: 'good',
      Cookies: 'good',
      Addresses: 'good',
      Uploads: 'good',
      Backup: 'fault',
      Mail: 'good',
      Space: expect.any(String),
    })
    expect(exitCodeOf(findings)).toBe(2)
    expect(renderFindings(findings)).toContain(
      'FAULT    Backup     The platform was never backed up.\n                    → Run halyard backup',
    )
  }, 60_000)

  it.each([
    ['WebSocket', { dropsUpgrades: true }, 'do not get through'],
    ['Addresses', { believes: true }, 'pretend to come from any address'],
    ['Cookies', { dropsCookieFlags: true }, 'not httponly'],
    ['Uploads', { largestBody: 1_000_000 }, '5 MB cannot be stored'],
    ['Clock', { clockOffMs: 120_000 }, '120 s ahead'],
    ['Storage', { readiness: 'Unhealthy: the disk is full' }, 'the disk is full'],
    ['Server', { readiness: 'Unhealthy: the database cannot be reached' }, 'cannot be reached'],
    ['Server', { readiness: '<h1>Welcome to nginx</h1>' }, 'something else'],
    ['Instances', { readiness: 'Degraded' }, 'does not answer'],
  ] satisfies [string, Faults, string][])(
    'names a fault of %s: %o',
    async (check, faults, text) => {
      const findings = await examine({ origin: await aProxy(faults), account, metrics: undefined })
      const wrong = findings.filter(({ state }) => state === 'fault')
      expect(wrong).toEqual([
        { check, state: 'fault', says: expect.stringContaining(text), advice: expect.any(String) },
      ])
    },
    60_000,
  )

  it('says when nothing answers', async () => {
    const findings = await examine({
      origin: 'http://127.0.0.1:1',
      account: undefined,
      metrics: undefined,
    })
    expect(findings.at(-1)).toMatchObject({ check: 'Server', state: 'fault' })
  })

  it('says when the password is wrong', async () => {
    const origin = await aProxy()
    const findings = await examine({
      origin,
      account: { ...account, password: 'Wrong-1-Word' },
      metrics: undefined,
    })
    expect(findings).toContainEqual(
      expect.objectContaining({
        check: 'Log in',
        says: expect.stringContaining('Could not log in'),
      }),
    )
  }, 60_000)
})

it('judges certificates by the part of their life that is left', () => {
  const now = Date.parse('2026-12-01T00:00Z')
  const judge = (lifeDays: number, leftDays: number) => {
    const at = (days: number) => new Date(now + days * 86_400_000).toUTCString()
    return judgeCertificate({ valid_from: at(leftDays - lifeDays), valid_to: at(leftDays) }, now)
      .state
  }
  expect([judge(0.5, 0.2), judge(0.5, 0.05), judge(0.5, 0.02)]).toEqual([
    'good',
    'warning',
    'fault',
  ])
  expect([judge(90, 30), judge(90, 10), judge(90, 2)]).toEqual(['good', 'warning', 'fault'])
  expect([judge(365, 30), judge(365, -1)]).toEqual(['good', 'fault'])
})

it('judges what metrics say', () => {
  expect([NaN, 3600, 100_000, 1_000_000].map((age) => judgeBackup(age).state)).toEqual([
    'fault',
    'good',
    'warning',
    'fault',
  ])
  expect([0, 21, NaN].map((mails) => judgeMails(mails).state)).toEqual(['good', 'fault', 'fault'])
  const spaces = [NaN, 5e8, 2e9, 1e11, Number.MAX_SAFE_INTEGER]
  expect(spaces.map((bytes) => judgeSpace(bytes).state)).toEqual([
    'fault',
    'fault',
    'warning',
    'good',
    'good',
  ])
})
