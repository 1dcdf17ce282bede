import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const cache = new Map<string, { text: string; ids: ReadonlySet<number> }>()

const keyOf = (gameId: number) => `halyard:followed:${gameId}`

function read(gameId: number): ReadonlySet<number> {
  const key = keyOf(gameId)
  let text = ''
  try {
    text = localStorage.getItem(key) ?? ''
  } catch {
    // Without storage nobody is followed.
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

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function toggle(gameId: number, teamId: number) {
  const ids = new Set(read(gameId))
  if (!ids.delete(teamId)) ids.add(teamId)
  try {
    localStorage.setItem(keyOf(gameId), [...ids].join(','))
  } catch {
    // The star goes out again when the page is left.
  }
  for (const listener of listeners) listener()
}

/** The teams of a game that the reader follows, in this browser and all its tabs, and the way to add or drop one. */
export function useFollowed(gameId: number) {
  const ids = useSyncExternalStore(subscribe, () => read(gameId))
  return { ids, toggle: (teamId: number) => toggle(gameId, teamId) }
}
