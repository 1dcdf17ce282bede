import type { HubState } from '@halyard/api'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
type Current = {
  readonly gameId: number
  readonly state: HubState
  /** It worked before, so that a state other than connected is a loss and not the beginning. */
  readonly wasConnected: boolean
}
let current: Current | undefined

/** Says how the connection for a game's news is; undefined when nobody listens any more. */
export function setHubState(gameId: number, state: HubState | undefined): void {
  const before = current?.gameId === gameId && current.wasConnected
  current = state && { gameId, state, wasConnected: before || state === 'connected' }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** How the connection for a game's news is: `broken` is one that worked before. Undefined where nobody listens. */
export const useHubState = (gameId: number): HubState | 'broken' | undefined =>
  useSyncExternalStore(subscribe, () => {
    if (current?.gameId !== gameId) return undefined
    return current.wasConnected && current.state !== 'connected' ? 'broken' : current.state
  })
