import { expect, it } from 'vitest'
import { diagnose, engineOf, isLoopback, systemOf } from './doctor.ts'
import type { Surroundings } from './doctor.ts'

const around: Surroundings = {
  permission: undefined,
  isSecureContext: true,
  isHttps: true,
  engine: 'other',
}
const unavailable = { kind: 'DaemonUnavailable' } as const
const chromium = { engine: 'chromium', permission: 'granted' } as const

it.each([
  ['nothing', { daemon: 'Usable', phase: 'on' }, {}, undefined],
  ['an approval', { daemon: 'Pending', phase: 'on' }, {}, 'waiting'],
  ['the daemon', { failure: unavailable }, {}, 'missing'],
  ['the daemon, in a browser that may ask', { failure: unavailable }, chromium, 'missing'],
  [
    'a no to the browser',
    { failure: unavailable },
    { ...chromium, permission: 'denied' },
    'permission',
  ],
  [
    'no answer to the browser',
    { failure: unavailable },
    { ...chromium, permission: 'prompt' },
    'permission',
  ],
  ['the browser, which asks just now', { phase: 'asking' }, { permission: 'prompt' }, 'permission'],
  [
    'a page without https',
    { failure: unavailable },
    { ...chromium, isSecureContext: false },
    'insecure-page',
  ],
  ['mixed content', { failure: unavailable }, { engine: 'webkit' }, 'mixed-content'],
  ['the version', { failure: { kind: 'VersionMismatch' } }, {}, 'too-old'],
  [
    'a no in the daemon',
    { failure: { kind: 'DaemonError', status: 403, message: '' } },
    {},
    'refused',
  ],
  [
    'an error of the daemon',
    { failure: { kind: 'DaemonError', status: 500, message: '' } },
    {},
    'broken',
  ],
  ['another program', { failure: { kind: 'Unknown' } }, {}, 'port-in-use'],
] as const)('finds %s', (_what, status, surroundings, obstacle) => {
  const known = { phase: 'off', daemon: 'Invalid', failure: undefined, ...status } as const
  expect(diagnose(known, { ...around, ...surroundings })).toBe(obstacle)
})

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
    'windows',
    'chromium',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'macos',
    'webkit',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'linux', 'other'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130',
    'mobile',
    'webkit',
  ],
] as const)('knows %s', (userAgent, system, engine) => {
  expect(systemOf(userAgent)).toBe(system)
  expect(engineOf(userAgent)).toBe(engine)
})

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['ctf.example.org', false],
  ['127.0.0.1.example.org', false],
  ['notlocalhost', false],
])('%s is this computer: %s', (hostname, isOwn) => {
  expect(isLoopback(hostname)).toBe(isOwn)
})
