import { useStore } from 'zustand'
import { persist } from 'zustand/middleware'
import type { PersistStorage } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { StorageKey } from '#shared/storage/keys.ts'

type State<Value> = { value: Value }

type PersistedOptions<Value> = {
  /** What holds while nothing is stored, on the server and while the page is hydrated. */
  initial: Value
  /** Reads a stored text. May throw or give undefined: then it counts as nothing stored. */
  parse: (text: string) => Value | undefined
  /** The text to store; null stores nothing. */
  serialize?: (value: Value) => string | null
  storage?: () => Storage
}

type Entry = { name: string; storage: () => Storage; rehydrate: () => void }

const stores: Entry[] = []

/** What the storage adapter of the same store gave. */
const isState = <Value>(stored: unknown): stored is State<Value> =>
  typeof stored === 'object' && stored !== null && 'value' in stored

/**
 * A zustand store for one value that is kept in the browser's storage as a plain text. Other tabs follow.
 */
export function createPersistedStore<Value>(
  name: StorageKey,
  {
    initial,
    parse,
    serialize = JSON.stringify,
    storage = () => localStorage,
  }: PersistedOptions<Value>,
) {
  const texts: PersistStorage<State<Value>> = {
    getItem: () => {
      try {
        const text = storage().getItem(name)
        const value = text === null ? undefined : parse(text)
        return value === undefined ? null : { state: { value } }
      } catch {
        return null
      }
    },
    setItem: (_name, { state }) => {
      const text = serialize(state.value)
      if (text === null) storage().removeItem(name)
      else storage().setItem(name, text)
    },
    removeItem: () => storage().removeItem(name),
  }
  const store = createStore<State<Value>>()(
    persist(() => ({ value: initial }), {
      name,
      storage: texts,
      // What is no longer stored is not kept either.
      merge: (stored) => (isState<Value>(stored) ? stored : { value: initial }),
    }),
  )
  stores.push({ name, storage, rehydrate: () => void store.persist.rehydrate() })
  return store
}

export type PersistedStore<Value> = ReturnType<typeof createPersistedStore<Value>>

/** The same for many ids: a store for each, made with its first use. */
export function createPersistedStores<Value, Id = number>(
  nameOf: (id: Id) => StorageKey,
  options: PersistedOptions<Value>,
): (id: Id) => PersistedStore<Value> {
  const made = new Map<Id, PersistedStore<Value>>()
  return (id) => {
    const store = made.get(id) ?? createPersistedStore(nameOf(id), options)
    made.set(id, store)
    return store
  }
}

/** The value of a store as state of a component. */
export const usePersisted = <Value>(store: PersistedStore<Value>): Value =>
  useStore(store, ({ value }) => value)

/** The value of a store, at this moment. */
export const readPersisted = <Value>(store: PersistedStore<Value>): Value => store.getState().value

/** Changes the value of a store. @returns whether the browser kept it; without storage it holds until the page is left */
export function writePersisted<Value>(store: PersistedStore<Value>, value: Value): boolean {
  try {
    store.setState({ value })
    return true
  } catch {
    return false
  }
}

/** Reads everything again, after storage was changed by other means than the stores. */
export function rehydrateStores(): void {
  for (const { rehydrate } of stores) rehydrate()
}

// Another tab has changed something; a key of null says that it removed everything.
globalThis.addEventListener?.('storage', ({ key, storageArea }) => {
  for (const { name, storage, rehydrate } of stores) {
    if ((key === null || key === name) && storage() === storageArea) rehydrate()
  }
})
