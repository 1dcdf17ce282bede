import { rehydrateStores } from '#shared/storage/persisted-store.ts'

/** How every `PersonalKey` begins, and no `BrowserKey`. */
const personalPrefix = 'halyard:'

function clear(storage: Storage, isDropped: (key: string) => boolean) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (isDropped(key)) storage.removeItem(key)
}

/** Drops what the signed-in person left in this browser; settings of the browser (language, theme) stay. */
export function clearPersonal(): void {
  for (const storage of [localStorage, sessionStorage]) {
    clear(storage, (key) => key.startsWith(personalPrefix))
  }
  rehydrateStores()
}

/** "Clean cache": drops everything this origin keeps in the browser, settings included. */
export async function cleanCache(): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) clear(storage, () => true)
  rehydrateStores()
  if ('caches' in window) {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  }
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
  const databases = (await indexedDB.databases?.()) ?? []
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name)
}
