import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inParallel } from '#replay/parallel.ts'

describe('work in parallel', () => {
  it('is done once for each item, by so many at once', async () => {
    const done: number[] = []
    let now = 0
    let most = 0
    await inParallel([1, 2, 3, 4, 5], 2, new AbortController(), async (item) => {
      now += 1
      most = Math.max(most, now)
      await wait(1)
      now -= 1
      done.push(item)
    })
    expect(done.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5])
    expect(most).toBe(2)
  })

  it('ends with the first failure, waits of the others included', async () => {
    const stop = new AbortController()
    const begun: number[] = []
    const ended: number[] = []
    const work = async (item: number) => {
      begun.push(item)
      try {
        if (item === 2) throw new Error('refused')
        await wait(60_000, undefined, { signal: stop.signal })
      } finally {
        ended.push(item)
      }
    }
    await expect(inParallel([1, 2, 3, 4], 2, stop, work)).rejects.toThrow('refused')
    expect(begun).toEqual([1, 2])
    expect(ended).toEqual([2, 1])
  })
})
