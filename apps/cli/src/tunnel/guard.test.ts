import { expect, it } from 'vitest'
import { isOwnHost, isOwnInstance, parseLocal, parseOrigin } from '#tunnel/guard.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const site = 'https://ctf.example.org'

it.each([
  ['127.0.0.1:3307', true],
  ['localhost:3307', true],
  ['127.0.0.1', false],
  ['127.0.0.1:80', false],
  ['ctf.example.org:3307', false],
  ['127.0.0.1.evil.example:3307', false],
  [undefined, false],
])('takes requests for %s: %s', (host, isOwn) => {
  expect(isOwnHost(host, 3307)).toBe(isOwn)
})

it.each([
  ['https://ctf.example.org', 'https://ctf.example.org'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['null', undefined],
  ['https://ctf.example.org/', undefined],
  ['https://ctf.example.org/evil', undefined],
  ['file://', undefined],
  ['chrome-extension://abc', undefined],
  ['', undefined],
])('reads the origin %j as %s', (text, origin) => {
  expect(parseOrigin(text)).toBe(origin)
})

it.each([
  [`wss://ctf.example.org/api/proxy/${id}`, true],
  [`wss://ctf.example.org/api/proxy/noinst/${id}`, true],
  [`ws://ctf.example.org/api/proxy/${id}`, false],
  [`wss://evil.example/api/proxy/${id}`, false],
  [`wss://ctf.example.org.evil.example/api/proxy/${id}`, false],
  [`wss://ctf.example.org:8443/api/proxy/${id}`, false],
  [`wss://user:pass@ctf.example.org/api/proxy/${id}`, false],
  [`wss://ctf.example.org/api/proxy/../account/${id}`, false],
  [`wss://ctf.example.org/api/proxy/${id}?x=1`, false],
  ['wss://ctf.example.org/hub/user', false],
  ['ws://192.168.0.1/', false],
  ['nonsense', false],
])('lets the site have a tunnel to %s: %s', (remote, isOwn) => {
  expect(isOwnInstance(remote, site)).toBe(isOwn)
})

it.each([
  ['127.0.0.1:0', false, { host: '127.0.0.1', port: 0 }],
  ['127.0.0.2:8000', false, { host: '127.0.0.2', port: 8000 }],
  ['0.0.0.0:0', false, undefined],
  ['0.0.0.0:0', true, { host: '0.0.0.0', port: 0 }],
  ['192.168.0.4:80', false, undefined],
  ['127.0.0.1:65536', false, undefined],
  ['127.evil.example:80', false, undefined],
  ['/run/docker.sock', true, undefined],
  ['', true, undefined],
])('listens on %s (network: %s)', (local, allowLan, address) => {
  expect(parseLocal(local, allowLan)).toEqual(address)
})
