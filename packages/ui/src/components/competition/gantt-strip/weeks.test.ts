import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY, packRows, weekStarts } from './weeks.ts'

it('never lets two periods of a row overlap, and needs one row for a chain', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(1000), fc.nat(200)), { maxLength: 30 }), (pairs) => {
      const periods = pairs.map(([startMs, length]) => ({ startMs, endMs: startMs + length + 1 }))
      const rows = packRows(periods)
      for (const [index, one] of periods.entries()) {
        for (const [other, two] of periods.entries()) {
          if (index >= other || rows[index] !== rows[other]) continue
          expect(one.endMs <= two.startMs || two.endMs <= one.startMs).toBe(true)
        }
      }
    }),
  )
  expect(packRows([0, 1, 2].map((at) => ({ startMs: at * 10, endMs: at * 10 + 10 })))).toEqual([
    0, 0, 0,
  ])
})

it('starts weeks on the wanted day', () => {
  const friday = new Date(2026, 10, 20, 18).getTime()
  const starts = weekStarts({ startMs: friday, endMs: friday + 9 * DAY }, 1)
  expect(starts.map((ms) => new Date(ms).getDay())).toEqual([1, 1])
  expect(new Date(starts[0] ?? 0).getDate()).toBe(16)
  expect(new Date(weekStarts({ startMs: friday, endMs: friday + 1 }, 0)[0] ?? 0).getDay()).toBe(0)
})
