import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { isIssuer } from '#config/providers.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-providers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const HALYARD_URL = 'https://ctf.example.org'
const one = {
  id: 'uni',
  label: 'University',
  issuer: 'https://id.uni.example/realms/all',
  clientId: 'halyard',
  secret: 'An-chor1',
}
const read = (value: unknown) =>
  readConfig({ HALYARD_URL, HALYARD_PROVIDERS: JSON.stringify(value) }).providers

describe('providers of the configuration', () => {
  it('are as short as they can be', () => {
    expect(read([one])).toEqual([
      {
        ...one,
        ...{ kind: 'OpenId', icon: 'key', scopes: '', groupsClaim: 'groups' },
        ...{ domains: [], groups: [], monitorGroups: [], adminGroups: [] },
      },
    ])
    expect(readConfig({}).providers).toEqual([])
  })

  it('have their secrets in files, one by one or all together', () => {
    const path = join(folder, 'secret')
    writeFileSync(path, 'An-chor2\n')
    const { secret: _, ...open } = one
    expect(read([{ ...open, secretFile: path }])[0]?.secret).toBe('An-chor2')
    const list = join(folder, 'providers.json')
    writeFileSync(list, JSON.stringify([one]))
    expect(readConfig({ HALYARD_URL, HALYARD_PROVIDERS_FILE: list }).providers).toHaveLength(1)
  })

  it.each([
    [{}, 'must be a list'],
    [['x'], 'no object'],
    [[{ ...one, id: 'Uni' }], '"id"'],
    [[one, one], 'two providers "uni"'],
    [[{ ...one, issuer: 'http://id.uni.example' }], '"issuer"'],
    [[{ ...one, secret: undefined }], '"secret"'],
    [[{ ...one, secretFile: '/nowhere' }], '"secret"'],
    [[{ ...one, secret: undefined, secretFile: '/nowhere' }], '/nowhere'],
    [[{ ...one, icon: 'https://cdn.example/logo.svg' }], '"icon"'],
    [[{ ...one, kind: 'SAML' }], '"kind"'],
    [[{ ...one, label: ' ' }], '"label"'],
    [[{ ...one, domains: 'uni.example' }], '"domains"'],
    [[{ ...one, rolls: [] }], '"rolls"'],
    [[{ ...one, adminGroups: ['root'] }], 'confirmsAdmins'],
  ])('are refused: %j', (value, text) => {
    expect(() => read(value)).toThrow(text)
    expect(() => read(value)).not.toThrow('An-chor1')
  })

  it('need the address of the platform, and are JSON', () => {
    expect(() => readConfig({ HALYARD_PROVIDERS: JSON.stringify([one]) })).toThrow('HALYARD_URL')
    expect(() => readConfig({ HALYARD_URL, HALYARD_PROVIDERS: '{An-chor1' })).toThrow('no JSON')
  })
})

it.each([
  ['https://id.example.org', true],
  ['https://id.example.org/realms/a', true],
  ['http://127.0.0.1:9000', true],
  ['http://localhost:9000', true],
  ['http://[::1]:9000', true],
  ['http://10.0.0.1', false],
  ['http://127.0.0.1.example.org', false],
  ['https://user:pass@id.example.org', false],
  ['https://id.example.org?tenant=1', false],
  ['https://id.example.org#a', false],
  ['file:///etc/passwd', false],
  ['gopher://127.0.0.1', false],
  ['id.example.org', false],
])('an issuer is an encrypted address, or on this machine: %s', (text, isOne) => {
  expect(isIssuer(text)).toBe(isOne)
})
