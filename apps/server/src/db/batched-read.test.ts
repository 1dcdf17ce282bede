import { expect, it } from 'vitest'
import { batchedRead } from '#db/batched-read.ts'
import type { Db } from '#db/database.ts'
import { testDatabase } from '#db/testing.ts'

const { db } = await testDatabase()

/** Doubles numbers, and records which were requested together. */
function doubling() {
  const batches: number[][] = []
  const read = batchedRead(async (_db: Db, keys: readonly number[]) => {
    batches.push([...keys])
    return keys.map((key) => key * 2)
  })
  return { read, batches }
}

it('is made once for all who ask in the same moment, each with an answer of its own', async () => {
  const { read, batches } = doubling()
  expect(await Promise.all([read(db, 1), read(db, 2), read(db, 3)])).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
  expect(await read(db, 1)).toBe(2)
  expect(batches).toHaveLength(2)
})

it('is made by each transaction for itself', async () => {
  const { read, batches } = doubling()
  await db.transaction().execute(async (tx) => {
    expect(await Promise.all([read(db, 1), read(tx, 2), read(tx, 3)])).toEqual([2, 4, 6])
  })
  expect(batches).toHaveLength(3)
})
