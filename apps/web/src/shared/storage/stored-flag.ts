import {
  createPersistedStore,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

/** A yes or no of this browser, in all its tabs. */
export type StoredFlag = {
  isSet: () => boolean
  set: (next: boolean) => void
  /** The flag as state, and the way to set it. */
  use: () => [boolean, (next: boolean) => void]
}

/**
 * A flag in the browser's storage: `word` stands there while it is set, nothing while it is not.
 *
 * @param name begins with `halyard:` when it belongs to the person and goes when they log out
 */
export function storedFlag(name: string, word: string): StoredFlag {
  const store = createPersistedStore(name, {
    initial: false,
    parse: (text) => text === word,
    serialize: (isSet) => (isSet ? word : null),
  })
  const set = (next: boolean) => void writePersisted(store, next)
  return { isSet: () => readPersisted(store), set, use: () => [usePersisted(store), set] }
}
