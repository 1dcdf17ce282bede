import { useSyncExternalStore } from 'react'

const storageKey = (gameId: number) => `halyard:read:${gameId}`

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab of this browser has read.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(gameId: number): number | undefined {
  const stored = Number(localStorage.getItem(storageKey(gameId)) ?? Number.NaN)
  return Number.isSafeInteger(stored) ? stored : undefined
}

/** Up to which notice everything was read in this browser; undefined on the first visit. */
export const useReadUpTo = (gameId: number): number | undefined =>
  useSyncExternalStore(subscribe, () => read(gameId))

/** Everything up to a notice was read; never goes back. */
export function markRead(gameId: number, noticeId: number): void {
  const before = read(gameId)
  if (before !== undefined && before >= noticeId) return
  localStorage.setItem(storageKey(gameId), String(noticeId))
  for (const listener of listeners) listener()
}
