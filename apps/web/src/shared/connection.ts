import { isAbort } from '@halyard/api'
import { nextReach, startReach } from '@halyard/query'
import type { ReachEvent, ReachState } from '@halyard/query'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let reach = startReach

/** Tells what was seen of the server. */
export function reportReach(event: ReachEvent): void {
  const { state } = reach
  reach = nextReach(reach, event)
  if (reach.state === state) return
  for (const listener of listeners) listener()
}

/** Calls back when the state has changed. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const reachState = (): ReachState => reach.state

/** How well the server can be reached. */
export const useReach = (): ReachState => useSyncExternalStore(onReach, reachState)

/** A call's outcome for the state: any answer but a failure of the server counts; one that was given up says nothing. */
export async function watched(sending: Promise<Response>): Promise<Response> {
  try {
    const response = await sending
    reportReach(response.status >= 500 && response.status !== 501 ? 'failure' : 'answer')
    return response
  } catch (error) {
    if (!isAbort(error)) reportReach('failure')
    throw error
  }
}

globalThis.addEventListener?.('offline', () => reportReach('no-network'))
globalThis.addEventListener?.('online', () => reportReach('network'))
if ('onLine' in navigator && !navigator.onLine) reportReach('no-network')
