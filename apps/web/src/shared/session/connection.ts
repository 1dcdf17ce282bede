import { isAbort } from '@halyard/api'
import { nextReach, startReach } from '@halyard/query'
import type { ReachEvent, ReachState } from '@halyard/query'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const connection = createStore(() => startReach)

/** Tells what was seen of the server. */
export const reportReach = (event: ReachEvent): void =>
  connection.setState(nextReach(connection.getState(), event), true)

/** Calls back when the state has changed. */
export const onReach = (listener: () => void): (() => void) =>
  connection.subscribe((current, previous) => {
    if (current.state !== previous.state) listener()
  })

export const reachState = (): ReachState => connection.getState().state

/** How well the server can be reached. */
export const useReach = (): ReachState => useStore(connection, ({ state }) => state)

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
