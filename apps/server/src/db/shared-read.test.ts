import { expect, it, onTestFinished, vi } from 'vitest'
import type { Db } from '#db/database.ts'
import { SHARED_PACE, sharedRead } from '#db/shared-read.ts'
import { testDatabase } from '#db/testing.ts'

const { db } = await testDatabase()

/** A read that ends when it is let go; counts itself. */
function pendingRead() {
  const pending: PromiseWithResolvers<number>[] = []
  const read = sharedRead((_db: Db, _id: number) => {
    const one = Promise.withResolvers<number>()
    pending.push(one)
    return one.promise
  })
  return { read, pending }
}

it('is made once for all calls during another one, and never shared with calls after it began', async () => {
  const { read, pending } = pendingRead()
  const first = read(db, 1)
  const late = [read(db, 1), read(db, 1)]
  const other = read(db, 2)
  expect(pending).toHaveLength(2)
  pending[0]?.resolve(1)
  pending[1]?.resolve(2)
  expect(await first).toBe(1)
  expect(await other).toBe(2)
  await expect.poll(() => pending.length).toBe(3)
  pending[2]?.resolve(3)
  expect(await Promise.all(late)).toEqual([3, 3])
  void read(db, 1)
  expect(pending).toHaveLength(4)
})

it('is made less often when many ask, and then for all of them', async () => {
  // The clock does not move, however slow the machine.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let reads = 0
  const read = sharedRead(async (_db: Db, _id: number) => (reads += 1))
  while (reads < SHARED_PACE.atOnce) await Promise.all([read(db, 3), read(db, 3)])
  const waiting = [read(db, 3), read(db, 3), read(db, 3)]
  expect(new Set(await Promise.all(waiting)).size).toBe(1)
  expect(await read(db, 4)).toBe(reads)
})

it('continues after a failure', async () => {
  const { read, pending } = pendingRead()
  const first = read(db, 1)
  const second = read(db, 1)
  pending[0]?.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await expect.poll(() => pending.length).toBe(2)
  pending[1]?.resolve(7)
  expect(await second).toBe(7)
})

it('is made by each transaction for itself', async () => {
  const { read, pending } = pendingRead()
  void read(db, 1)
  await db.transaction().execute(async (tx) => {
    void read(tx, 1)
  })
  expect(pending).toHaveLength(2)
})
