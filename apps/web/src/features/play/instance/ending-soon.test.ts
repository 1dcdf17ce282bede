import { expect, it } from 'vitest'
import { minutesText } from '#features/play/instance/ending-soon.ts'

it.each([
  [5 * 60_000, 'en-US', ''],
  [5 * 60_000 - 1, 'en-US', '5 min'],
  [61_000, 'de-DE', '2 Min.'],
  [1, 'en-US', '1 min'],
  [0, 'en-US', ''],
  [Infinity, 'en-US', ''],
])('%i ms left are in %s: %j', (leftMs, locale, text) => {
  expect(minutesText(leftMs, locale)).toBe(text)
})
