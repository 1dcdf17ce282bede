import { useSyncExternalStore } from 'react'
import { storageListeners } from '#shared/storage-listeners.ts'

/** A yes or no of this browser, in all its tabs. */
export type StoredFlag = {
  isSet: () => boolean
  set: (next: boolean) => void
  /** The flag as state, and the way to set it. */
  use: () => [boolean, (next: boolean) => void]
}

/**
 * A flag in the browser's storage: `word` stands there while it is set, nothing while it is not. Without storage it is never set.
 *
 * @param key begins with `halyard:` when it belongs to the person and goes when they log out
 */
export function storedFlag(key: string, word: string): StoredFlag {
  const { subscribe, tell } = storageListeners()
  const isSet = () => {
    try {
      return localStorage.getItem(key) === word
    } catch {
      return false
    }
  }
  const set = (next: boolean) => {
    try {
      if (next) localStorage.setItem(key, word)
      else localStorage.removeItem(key)
    } catch {
      // Without storage it stays as it is.
    }
    tell()
  }
  return { isSet, set, use: () => [useSyncExternalStore(subscribe, isSet), set] }
}
