import type { Db } from '#db/database.ts'
import { SHARED_PACE } from '#db/shared-read.ts'
import { createBatcher } from '#platform/batcher.ts'
import { createPace } from '#platform/pace.ts'

/** How many requests share statements that are sent as soon as they are asked for: what comes meanwhile is in the next one. */
export const promptStatements = () => ({ concurrency: 3, secondBatchAfterMs: 20, maxSize: 64 })

/** How look-ups of many requests share statements: fewer statements answer more callers. */
export const sharedStatements = () => ({ ...promptStatements(), pace: createPace(SHARED_PACE) })

/** The keys as rows for `json_to_recordset`, each with its place in the list, which `byIndex` reads. */
export const withIndexes = (keys: readonly object[]): string =>
  JSON.stringify(keys.map((key, index) => ({ ...key, index })))

/** The rows that a statement found for keys `withIndexes`, in the order of the keys; undefined where it found none. */
export function byIndex<Row extends object>(
  keys: readonly object[],
  rows: readonly (Row & { readonly index: number })[],
): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [row.index, row]))
  return keys.map((_, index) => found.get(index))
}

/**
 * A look-up that each caller needs for a key of its own, such as the own participation of two thousand players: those who ask in the same
 * turn of the event loop, or while others are asked, share a statement. Nobody gets what was read before it was asked for. A
 * transaction reads for itself.
 *
 * @param read finds the results of all keys, in the same order
 * @param statements how they are shared
 */
export function batchedRead<Key, Result>(
  read: (db: Db, keys: readonly Key[]) => Promise<readonly Result[]>,
  statements: () => ReturnType<typeof promptStatements> = sharedStatements,
): (db: Db, key: Key) => Promise<Result> {
  const readersOf = new WeakMap<Db, (key: Key) => Promise<Result>>()
  const readerOf = (db: Db) =>
    createBatcher<Key, Result>({
      ...statements(),
      work: async (keys) => (await read(db, keys)).map((result) => ({ result })),
    })
  return async (db, key) => {
    if (db.isTransaction) {
      const [result] = await read(db, [key])
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one key has one result, which may be undefined
      return result as Result
    }
    const reader = readersOf.get(db) ?? readerOf(db)
    readersOf.set(db, reader)
    return reader(key)
  }
}
