import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsWithin } from './columns-within.ts'

const px = fc.integer({ min: 0, max: 5000 })

it('renders every column that lies in the part, and some ahead', () => {
  fc.assert(
    fc.property(
      px,
      px,
      fc.integer({ min: 8, max: 60 }),
      fc.nat(200),
      (from, length, width, count) => {
        const { first, last } = columnsWithin({ from, to: from + length, width }, count)
        const isSeen = (column: number) =>
          (column + 1) * width > from && column * width < from + length
        const seen = Array.from({ length: count }, (_, column) => column).filter(isSeen)
        expect(seen.filter((column) => column < first || column >= last)).toEqual([])
        expect(0 <= first && first <= Math.max(first, last) && last <= count).toBe(true)
      },
    ),
  )
})

it('leaves out what is far away', () => {
  expect(columnsWithin({ from: 0, to: 600, width: 20 }, 200)).toEqual({ first: 0, last: 40 })
  expect(columnsWithin({ from: 2000, to: 2600, width: 20 }, 200)).toEqual({ first: 96, last: 136 })
})

it('stays the same while little is scrolled', () => {
  const [before, after] = [2061, 2119].map((from) =>
    columnsWithin({ from, to: from + 600, width: 20 }, 200),
  )
  expect(after).toEqual(before)
})
