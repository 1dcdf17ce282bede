import { expect, it } from 'vitest'
import type { Db } from '#db/database.ts'
import { sharedRead } from '#db/shared-read.ts'
import { testDatabase } from '#db/testing.ts'

const { db } = await testDatabase()

/** A read that ends when it is let go; counts itself. */
function heldRead() {
  const held: PromiseWithResolvers<number>[] = []
  const read = sharedRead((_db: Db, _id: number) => {
    const one = Promise.withResolvers<number>()
    held.push(one)
    return one.promise
  })
  return { read, held }
}

it('is made once for all who ask during another one, and never told to who asked after it began', async () => {
  const { read, held } = heldRead()
  const first = read(db, 1)
  const late = [read(db, 1), read(db, 1)]
  const other = read(db, 2)
  expect(held).toHaveLength(2)
  held[0]?.resolve(1)
  held[1]?.resolve(2)
  expect(await first).toBe(1)
  expect(await other).toBe(2)
  await expect.poll(() => held.length).toBe(3)
  held[2]?.resolve(3)
  expect(await Promise.all(late)).toEqual([3, 3])
  void read(db, 1)
  expect(held).toHaveLength(4)
})

it('goes on after a failure', async () => {
  const { read, held } = heldRead()
  const first = read(db, 1)
  const second = read(db, 1)
  held[0]?.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await expect.poll(() => held.length).toBe(2)
  held[1]?.resolve(7)
  expect(await second).toBe(7)
})

it('is made by each transaction for itself', async () => {
  const { read, held } = heldRead()
  void read(db, 1)
  await db.transaction().execute(async (tx) => {
    void read(tx, 1)
  })
  expect(held).toHaveLength(2)
})
