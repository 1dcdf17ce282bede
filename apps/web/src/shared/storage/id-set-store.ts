import type { PersonalKey } from '#shared/storage/keys.ts'
import {
  createPersistedStores,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

const parse = (text: string): ReadonlySet<number> =>
  new Set(
    text
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
  )

/**
 * Sets of ids that the reader chose, one for each game, in this browser and all its tabs. They go when logging out.
 *
 * @returns a hook that gives the set of a game, and the way to add or drop an id
 */
export function createIdSets(nameOf: (gameId: number) => PersonalKey) {
  const storeOf = createPersistedStores<ReadonlySet<number>>(nameOf, {
    initial: new Set(),
    parse,
    serialize: (ids) => [...ids].join(','),
  })
  return function useIdSet(gameId: number) {
    const store = storeOf(gameId)
    const toggle = (id: number) => {
      const ids = new Set(readPersisted(store))
      if (!ids.delete(id)) ids.add(id)
      writePersisted(store, ids)
    }
    return { ids: usePersisted(store), toggle }
  }
}
