import { encodeQR } from 'qr'
import { expect, it } from 'vitest'
import { darkPath } from './matrix.ts'

it('draws runs of dark squares and nothing else', () => {
  expect(
    darkPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z')
  expect(darkPath([])).toBe('')
})

it('covers as many squares as the code has dark ones', () => {
  const matrix = encodeQR('https://ctf.example/invite/null-void-11', 'raw', { border: 4 })
  const dark = matrix.flat().filter(Boolean).length
  const lengths = [...darkPath(matrix).matchAll(/h(\d+)/g)].map(([, length]) => Number(length))
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(dark)
})
