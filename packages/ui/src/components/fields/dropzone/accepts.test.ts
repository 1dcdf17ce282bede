import { expect, it } from 'vitest'
import { accepts } from './accepts.ts'

it.each([
  ['', { name: 'a.bin', type: '' }, true],
  ['.pdf', { name: 'Write-Up.PDF', type: '' }, true],
  ['.pdf', { name: 'a.txt', type: 'application/pdf' }, false],
  ['image/*', { name: 'a', type: 'image/webp' }, true],
  ['image/*, .pdf', { name: 'a.pdf', type: 'application/pdf' }, true],
  ['image/png', { name: 'a.png', type: 'image/webp' }, false],
])('%o and %o: %o', (accept, file, expected) => {
  expect(accepts(accept, file)).toBe(expected)
})
