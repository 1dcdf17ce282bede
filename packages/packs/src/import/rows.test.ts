import { expect, it } from 'vitest'
import { tooLargeNote } from '#import/rows.ts'

it.each([
  [1, '1 kB'],
  [20_480, '21 kB'],
  [99_999, '100 kB'],
  [100_000, '0.1 MB'],
  [286_100_000, '286.1 MB'],
])('files of %i bytes that are too large are said to have %s', (bytes, size) => {
  expect(tooLargeNote(bytes)).toEqual({ code: 'file-too-large', text: `files of ${size} not sent` })
})
