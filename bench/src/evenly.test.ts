import { expect, it } from 'vitest'
import { beginEvenly, shareOf, startOf } from './evenly.ts'
import type { Part } from './evenly.ts'

const shares = (count: number, of: number) =>
  Array.from({ length: of }, (_, index) => shareOf(count, { index, of }))
const startsOf = (count: number, part?: Part) =>
  Array.from({ length: count }, (_, index) =>
    startOf(index, count, { seconds: 2, ...(part && { part }) }),
  )

it('gives all acts to somebody, and nobody much more than another', () => {
  expect(shares(10, 4)).toEqual([3, 3, 2, 2])
  expect(shares(2, 4)).toEqual([1, 1, 0, 0])
  expect(shares(0, 2)).toEqual([0, 0])
})

it('spreads acts over the time, and those of several between each other', () => {
  expect(startsOf(4)).toEqual([0, 500, 1000, 1500])
  expect(startsOf(2, { index: 0, of: 2 })).toEqual([0, 1000])
  expect(startsOf(2, { index: 1, of: 2 })).toEqual([500, 1500])
})

it('begins all acts in their order, and does not wait for any to end', async () => {
  const seen: number[] = []
  const begun = await beginEvenly(3, { seconds: 0 }, (index) => {
    seen.push(index)
    return new Promise<void>(() => undefined)
  })
  expect([seen, begun.length]).toEqual([[0, 1, 2], 3])
})
