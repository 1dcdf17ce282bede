import { expect, it } from 'vitest'
import { isOfficial, webAddress } from '#shared/platform/build.ts'

const release = {
  tag: 'v1.4.2',
  commit: '3fd91c0a3fd91c0a3fd91c0a3fd91c0a3fd91c0a',
  time: '2026-11-21T07:00:00Z',
}

it.each([
  ['a release', release, true],
  ['a pre-release', { ...release, tag: 'v1.5.0-rc.1' }, true],
  ['the development branch', { ...release, tag: 'main' }, true],
  ['another branch', { ...release, tag: 'my-fork' }, false],
  ['no tag', { ...release, tag: '' }, false],
  ['a short commit', { ...release, commit: '3fd91c0' }, false],
  ['no commit', { ...release, commit: '' }, false],
  ['a time with fractions', { ...release, time: '2026-11-21T07:00:00.000Z' }, false],
  ['a time that is none', { ...release, time: '2026-13-41T07:00:00Z' }, false],
])('%s', (_name, build, official) => {
  expect(isOfficial(build)).toBe(official)
})

it.each([
  ['https://code.example/halyard', 'https://code.example/halyard'],
  ['javascript:alert(1)', undefined],
  ['code.example', undefined],
  ['', undefined],
  [undefined, undefined],
])('links to %s as %s', (text, address) => {
  expect(webAddress(text)).toBe(address)
})
