import type { StorageKey } from '#shared/storage/keys.ts'
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

/** A flag in the browser's storage: `word` while it is set, nothing while it is not. */
export function storedFlag(name: StorageKey, word: string): StoredFlag {
  const store = createPersistedStore(name, {
    initial: false,
    parse: (text) => text === word,
    serialize: (isSet) => (isSet ? word : null),
  })
  const set = (next: boolean) => void writePersisted(store, next)
  return { isSet: () => readPersisted(store), set, use: () => [usePersisted(store), set] }
}
