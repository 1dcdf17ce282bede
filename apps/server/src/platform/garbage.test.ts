import { memoryUsage } from 'node:process'
import { getHeapSpaceStatistics } from 'node:v8'
import { expect, it } from 'vitest'
import { releaseMemory } from '#platform/garbage.ts'

const MEGABYTE = 1_000_000

/** Bytes that the engine keeps for new objects. */
const newSpace = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0

it('memory of what is gone is given back, and so is the room for new objects', () => {
  const many = Array.from({ length: 2_000_000 }, (_, index) => ({ index }))
  expect(many).toHaveLength(2_000_000)
  many.length = 0
  const before = { total: memoryUsage().heapTotal, room: newSpace() }
  releaseMemory()
  expect(memoryUsage().heapTotal).toBeLessThan(before.total - 50 * MEGABYTE)
  expect(newSpace()).toBeLessThan(before.room / 2)
})
