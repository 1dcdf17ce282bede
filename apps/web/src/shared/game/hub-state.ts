import type { HubState } from '@halyard/api'
import { useSyncExternalStore } from 'react'
import { reportReach } from '#shared/connection.ts'

const listeners = new Set<() => void>()
type Current = {
  readonly gameId: number
  readonly state: HubState
  /** It worked before, so that a state other than connected is a loss and not the beginning. */
  readonly wasConnected: boolean
}
let current: Current | undefined

/** A connection that comes back within this time was never missed; in milliseconds. */
const missedAfterMs = 3000
let missing: ReturnType<typeof setTimeout> | undefined
let isMissed = false

const isBroken = (hub: Current | undefined) =>
  hub !== undefined && hub.wasConnected && hub.state !== 'connected'

/** Tells the page's connection when the hub is lost for longer than a moment, and when it is back or no longer wanted. */
function tellReach() {
  if (isBroken(current)) {
    missing ??= setTimeout(() => {
      isMissed = true
      reportReach('hub-lost')
    }, missedAfterMs)
    return
  }
  clearTimeout(missing)
  missing = undefined
  if (isMissed) reportReach('hub-back')
  isMissed = false
}

/** Says how the connection for a game's news is; undefined when nobody listens any more. */
export function setHubState(gameId: number, state: HubState | undefined): void {
  const before = current?.gameId === gameId && current.wasConnected
  current = state && { gameId, state, wasConnected: before || state === 'connected' }
  tellReach()
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
    return isBroken(current) ? 'broken' : current.state
  })
