import { expect, it } from 'vitest'
import { legacyChallenge } from '#features/play/board/data/use-legacy-hash.ts'

it.each([
  ['#12-Harbourmaster', '12'],
  ['#12', '12'],
  ['#12-逆流 %20x', '12'],
  ['#', undefined],
  ['', undefined],
  ['#main', undefined],
  ['#99999999999-too-long', undefined],
])('%s', (hash, id) => {
  expect(legacyChallenge(hash)).toBe(id)
})
