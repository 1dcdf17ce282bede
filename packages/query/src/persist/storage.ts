import type { PersistedClient } from '@tanstack/react-query-persist-client'
import { createStore, del, get, set } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'

/** Where persisted clients are stored, by name. No method ever rejects: a page whose browser stores nothing still works. */
export type Storage = {
  read: (name: string) => Promise<PersistedClient | undefined>
  write: (name: string, client: PersistedClient) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** IndexedDB. */
export function openStorage(): Storage {
  const store = createStore('halyard-cache', 'answers')
  // Asynchronous also where there is no IndexedDB at all, which throws at once.
  const useStore: UseStore = async (mode, callback) =>
    store(mode, (answers) => {
      // An open connection would block whoever deletes the database.
      const { db } = answers.transaction
      db.onversionchange = () => db.close()
      return callback(answers)
    })
  return {
    read: (name) => get<PersistedClient>(name, useStore).catch(() => undefined),
    write: (name, client) => set(name, client, useStore).catch(() => {}),
    remove: (name) => del(name, useStore).catch(() => {}),
  }
}
