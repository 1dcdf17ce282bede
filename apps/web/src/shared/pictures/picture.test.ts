import { expect, it } from 'vitest'
import { isCroppable, pictureProblem } from '#shared/pictures/picture.ts'

const max = 3 * 1024 ** 2

it.each([
  ['a small PNG', 'image/png', 2000, undefined],
  ['one of exactly the limit', 'image/webp', max, undefined],
  ['one byte too many', 'image/webp', max + 1, 'size'],
  ['nothing in it', 'image/gif', 0, 'empty'],
  ['an SVG', 'image/svg+xml', 2000, 'type'],
  ['a HEIC photo, which the server cannot read', 'image/heic', 2000, 'type'],
  ['a PDF', 'application/pdf', 2000, 'type'],
  ['an unknown type', '', 2000, 'type'],
])('%s', (_what, type, size, problem) => {
  expect(pictureProblem({ type, size }, max)).toBe(problem)
})

it.each([
  ['a photo of any size', 'image/jpeg', 40 * max, true],
  ['a moving picture', 'image/gif', 2000, false],
  ['a document', 'application/pdf', 2000, false],
  ['an empty file', 'image/png', 0, false],
])('%s: can a part be chosen? %s', (_what, type, size, expected) => {
  expect(isCroppable({ type, size })).toBe(expected)
})
