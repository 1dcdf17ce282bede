import { useSyncExternalStore } from 'react'
import { storageListeners } from '#shared/storage-listeners.ts'

const { subscribe, tell } = storageListeners()
const cache = new Map<string, { text: string; ids: ReadonlySet<number> }>()

function read(key: string): ReadonlySet<number> {
  let text = ''
  try {
    text = localStorage.getItem(key) ?? ''
  } catch {
    // Without storage nothing is kept.
  }
  const known = cache.get(key)
  if (known?.text === text) return known.ids
  const ids = new Set(
    text
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
  )
  cache.set(key, { text, ids })
  return ids
}

function toggle(key: string, id: number) {
  const ids = new Set(read(key))
  if (!ids.delete(id)) ids.add(id)
  try {
    localStorage.setItem(key, [...ids].join(','))
  } catch {
    // What was chosen is forgotten when the page is left.
  }
  tell()
}

/**
 * Ids that the reader chose, in this browser and all its tabs, and the way to add or drop one. They go when logging out.
 *
 * @param key of the storage; starts with `halyard:`
 */
export function useKeptIds(key: `halyard:${string}`) {
  const ids = useSyncExternalStore(subscribe, () => read(key))
  return { ids, toggle: (id: number) => toggle(key, id) }
}
