import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createBatcher } from '#platform/batcher.ts'
import { createPace } from '#platform/pace.ts'

const tick = () => new Promise((resolve) => setTimeout(resolve, 1))

describe('tasks in batches', () => {
  it('go together that come together, or while no lane is free', async () => {
    const batches: number[][] = []
    const run = createBatcher<number, number>({
      concurrency: 1,
      secondBatchAfterMs: 0,
      maxSize: 3,
      async work(tasks) {
        batches.push([...tasks])
        await tick()
        return tasks.map((task) => ({ result: task * 2 }))
      },
    })
    const first = [1, 2].map(run)
    while (batches.length === 0) await nextTurn()
    expect(await Promise.all([...first, ...[3, 4, 5, 6].map(run)])).toEqual([2, 4, 6, 8, 10, 12])
    expect(batches).toEqual([[1, 2], [3, 4, 5], [6]])
  })

  it('wait for their turn and for each other, but not when a batch is full', async () => {
    const batches: number[][] = []
    const run = createBatcher<number, number>({
      concurrency: 1,
      secondBatchAfterMs: 0,
      maxSize: 2,
      pace: createPace({ apartMs: 60_000, atOnce: 2 }),
      async work(tasks) {
        batches.push([...tasks])
        return tasks.map((task) => ({ result: task }))
      },
    })
    await Promise.all([run(1), run(2)])
    await Promise.all([run(3), run(4)])
    await Promise.all([run(5), run(6)])
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
  })

  it('are refused one by one', async () => {
    const run = createBatcher<number, number>({
      concurrency: 1,
      secondBatchAfterMs: 0,
      maxSize: 9,
      work: async (tasks) =>
        tasks.map((task) => (task === 2 ? { refused: new Error('two') } : { result: task })),
    })
    const settled = await Promise.allSettled([1, 2, 3].map(run))
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('go past a batch that is stuck, after a timeout', async () => {
    const stuck = Promise.withResolvers<void>()
    const begun: string[] = []
    const run = createBatcher<string, string>({
      concurrency: 2,
      secondBatchAfterMs: 20,
      maxSize: 9,
      async work(tasks) {
        begun.push(...tasks)
        if (tasks.includes('stuck')) await stuck.promise
        return tasks.map((task) => ({ result: task }))
      },
    })
    const first = run('stuck')
    while (begun.length === 0) await nextTurn()
    const second = run('waits')
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(await run('third')).toBe('third')
    expect(await second).toBe('waits')
    stuck.resolve()
    expect(await first).toBe('stuck')
  })

  it('are tried alone when their batch fails, so that one bad task fails alone', async () => {
    const run = createBatcher<number, number>({
      concurrency: 2,
      secondBatchAfterMs: 0,
      maxSize: 9,
      async work(tasks) {
        await tick()
        if (tasks.includes(7)) throw new Error('seven')
        return tasks.map((task) => ({ result: task }))
      },
    })
    const settled = await Promise.allSettled([1, 2, 3, 7, 4, 5].map(run))
    expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
      1,
      2,
      3,
      'failed',
      4,
      5,
    ])
  })
})
