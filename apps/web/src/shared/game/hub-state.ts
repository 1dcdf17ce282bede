import type { HubState } from '@halyard/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { reportReach } from '#shared/session/connection.ts'

type Current = {
  readonly gameId: number
  readonly state: HubState
  /** It worked before, so that a state other than connected is a loss and not the beginning. */
  readonly wasConnected: boolean
}
const hub = createStore<{ current: Current | undefined }>(() => ({ current: undefined }))

/** A connection that comes back within this time was never missed; in milliseconds. */
const missedAfterMs = 3000
let missing: ReturnType<typeof setTimeout> | undefined
let isMissed = false

const isBroken = (current: Current | undefined) =>
  current !== undefined && current.wasConnected && current.state !== 'connected'

/** Reports to the page's connection when the hub is lost for longer than a moment, and when it is back or no longer wanted. */
function reportHub({ current }: { current: Current | undefined }) {
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

hub.subscribe(reportHub)

/** Says how the connection for a game's news is; undefined when nobody listens any more. */
export function setHubState(gameId: number, state: HubState | undefined): void {
  const { current } = hub.getState()
  const before = current?.gameId === gameId && current.wasConnected
  hub.setState({
    current: state && { gameId, state, wasConnected: before || state === 'connected' },
  })
}

/** How the connection for a game's news is: `broken` is one that worked before. Undefined where nobody listens. */
export const useHubState = (gameId: number): HubState | 'broken' | undefined =>
  useStore(hub, ({ current }) => {
    if (current?.gameId !== gameId) return undefined
    return isBroken(current) ? 'broken' : current.state
  })
