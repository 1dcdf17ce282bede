import { expect, it } from 'vitest'
import { readingMinutes } from '#features/posts/reading-time.ts'

it.each([
  ['nothing', '', 1],
  ['a line', 'Five words make one line.', 1],
  ['1,300 words', 'word '.repeat(1300), 6],
  ['900 Chinese characters', '字'.repeat(900), 2],
])('%s takes %s', (_name, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})
