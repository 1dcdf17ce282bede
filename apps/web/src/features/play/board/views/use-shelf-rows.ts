import { useEffect } from 'react'
import type { Shelf } from '#features/play/board/data/challenges.ts'
import { packShelves } from '#features/play/board/views/shelves.ts'
import { useFixedShelves } from '#features/play/board/order/shelf-order.ts'
import type { Arrangement } from '#features/play/board/views/shelves.ts'
import {
  createPersistedStores,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

const isArrangement = (value: unknown): value is Arrangement =>
  Array.isArray(value) && value.every((row) => Array.isArray(row))

/** By game and number of columns: a phone that is turned gets the arrangement of each way round back. */
const storeOf = createPersistedStores<Arrangement, `${number}:${number}`>(
  (board) => `halyard:shelves:${board}`,
  {
    initial: [],
    parse: (text) => {
      const found: unknown = JSON.parse(text)
      return isArrangement(found) ? found : undefined
    },
  },
)

const isSame = (one: Arrangement, other: Arrangement) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Shelves in rows, or each alone in the order of the categories where the reader wants it so or it is not known yet how many tiles
 * fit. The arrangement of the whole board is kept in this browser, so that a new challenge moves nothing else.
 */
export function useShelfRows(
  gameId: number,
  shelves: readonly Shelf[],
  columns: number | undefined,
  isFiltered: boolean,
): Shelf[][] {
  'use memo'
  const [isFixed] = useFixedShelves()
  const store = storeOf(`${gameId}:${columns ?? 0}`)
  const stored = usePersisted(store)
  const sizes = shelves.map(({ category, challenges }) => ({ category, size: challenges.length }))
  const alone = sizes.map(({ category }) => [category])
  const rows = isFixed ? alone : packShelves(sizes, columns ?? 1, isFiltered ? [] : stored)
  useEffect(() => {
    if (columns === undefined || isFixed || isFiltered || rows.length === 0) return
    // While the page is hydrated nothing is stored yet, as it seems.
    if (stored === readPersisted(store) && !isSame(stored, rows)) writePersisted(store, rows)
  }, [store, stored, columns, isFixed, isFiltered, rows])
  const byName = new Map(shelves.map((shelf) => [shelf.category, shelf]))
  return rows.map((names) => names.flatMap((name) => byName.get(name) ?? []))
}
