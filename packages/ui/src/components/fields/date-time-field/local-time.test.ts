import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromLocalText, toLocalText, zoneName } from './local-time.ts'

it('keeps every minute through the field and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (minutes) => {
      const atMs = minutes * 60_000
      const back = fromLocalText(toLocalText(atMs))
      // The hour that a clock change repeats is one text for two moments.
      expect([atMs, atMs - 3_600_000, atMs + 3_600_000]).toContain(back)
    }),
  )
})

it('takes nothing for no time', () => {
  expect(toLocalText(null)).toBe('')
  expect(fromLocalText('')).toBeNull()
  expect(fromLocalText('soon')).toBeNull()
})

it('names the zone', () => {
  expect(zoneName(0)).toMatch(/^UTC[+-]\d{2}(:\d{2})?$/)
})
