import { expect, it } from 'vitest'
import { refusals } from './parts.ts'
import type { Part } from './parts.ts'

const sharp: Part = {
  group: '@img',
  name: 'sharp-wasm32',
  licenses: [{ expression: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT' }],
}
/** The parts under an exception. */
const excused: readonly Part[] = [sharp, { name: 'png-js' }, { name: 'ssh2' }]
const part = (name: string, licenses?: Part['licenses']): Part => ({
  name,
  version: '1.0.0',
  ...(licenses && { licenses }),
})

it('T44: takes what only wants to be named', () => {
  const free = part('free', [{ license: { id: 'MIT' } }])
  const either = part('either', [{ expression: '(MIT OR Apache-2.0)' }])
  expect(refusals([...excused, free, either])).toEqual([])
})

it.each([
  ['another licence', part('strict', [{ license: { id: 'GPL-3.0-only' } }]), 'GPL-3.0-only'],
  ['one of several', part('strict', [{ expression: 'MIT AND SSPL-1.0' }]), 'MIT AND SSPL-1.0'],
  ['a text of its own', part('strict', [{ license: { name: 'Ask us' } }]), 'Ask us'],
  ['no licence', part('strict'), 'none'],
])('T44: refuses %s', (_, strict, refusal) => {
  expect(refusals([...excused, strict])).toEqual([`strict 1.0.0: ${refusal}`])
})

it('names exceptions that are not needed any more', () => {
  expect(refusals([])).toEqual([
    '@img/sharp-wasm32: needs no exception',
    'png-js: needs no exception',
    'ssh2: needs no exception',
  ])
})
