import { expect, it } from 'vitest'
import { accountsFile, isImageOf } from '#modules/instance/registry.ts'

const account = { user: 'bosun', password: 'pass:word' }
const at = (host: string) => ({ host, ...account })

it.each([
  ['registry.example.org', 'registry.example.org/pwn/one:1', true],
  ['registry.example.org', 'registry.example.org.evil.test/pwn/one:1', false],
  ['registry.example.org', 'pwn/one:1', false],
  ['registry.example.org/team', 'registry.example.org/team/one', true],
  ['registry.example.org/team', 'registry.example.org/other/one', false],
  ['localhost', 'localhost/one', true],
  ['docker.io', 'docker.io/team/one:1', true],
  ['docker.io', 'team/one:1', true],
  ['docker.io', 'one:1', true],
  ['docker.io', 'ghcr.io/team/one', false],
])('the account at %s for the image %s: %s', (host, image, isUsed) => {
  expect(isImageOf(at(host), image)).toBe(isUsed)
})

it('writes accounts as Docker does', () => {
  const auth = 'Ym9zdW46cGFzczp3b3Jk'
  expect(JSON.parse(accountsFile(at('registry.example.org')))).toEqual({
    auths: { 'registry.example.org': { auth } },
  })
  expect(JSON.parse(accountsFile(at('docker.io')))).toEqual({
    auths: { 'https://index.docker.io/v1/': { auth } },
  })
})
