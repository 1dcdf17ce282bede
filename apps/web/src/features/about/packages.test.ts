import { expect, it } from 'vitest'
import { parsePackages } from '#features/about/packages.ts'

it('reads the list of a build', () => {
  const list = [
    { name: 'react', version: '19.3.1', identifier: 'MIT', text: '…' },
    { name: 'own', version: '1.0.0', identifier: null },
    { version: '1.0.0' },
  ]
  expect(parsePackages(list)).toEqual([
    { name: 'react', version: '19.3.1', licence: 'MIT' },
    { name: 'own', version: '1.0.0', licence: '' },
  ])
  expect(parsePackages('<!doctype html>')).toEqual([])
})
