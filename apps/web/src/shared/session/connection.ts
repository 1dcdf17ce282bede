import { isAbort } from '@halyard/api'
import { nextReach, startReach } from '@halyard/query'
import type { ReachEvent, ReachState } from '@halyard/query'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const connection = createStore(() => startReach)

/** Reports what was seen of the server. */
export const reportReach = (event: ReachEvent): void =>
  connection.setState(nextReach(connection.getState(), event), true)

/** Calls back when the state has changed. */
export const onReach = (listener: () => void): (() => void) =>
  connection.subscribe((current, previous) => {
    if (current.state !== previous.state) listener()
  })

export const reachState = (): ReachState => connection.getState().state

const wishes = new EventTarget()

/** Asks whatever waits for its next attempt to connect to make it now. */
export const retryNow = (): boolean => wishes.dispatchEvent(new Event('retry'))

/** Calls back when somebody does not want to wait for the next attempt. */
export function onRetryNow(listener: () => void): () => void {
  wishes.addEventListener('retry', listener)
  return () => wishes.removeEventListener('retry', listener)
}

/** How well the server can be reached. */
export const useReach = (): ReachState => useStore(connection, ({ state }) => state)

/** Statuses with which a proxy says that the server behind it is away. */
const away = new Set([502, 503, 504])

type Head = Pick<Response, 'status' | 'headers'>

/** Whether the server itself answered, if only that it failed: its refusals are JSON, those of proxies are pages. */
const isAnswer = ({ status, headers }: Head) =>
  !away.has(status) || headers.get('Content-Type')?.includes('json') === true

/** A call's outcome for the state: one that was given up says nothing. */
export async function watched<Answer extends Head>(sending: Promise<Answer>): Promise<Answer> {
  try {
    const response = await sending
    reportReach(isAnswer(response) ? 'answer' : 'failure')
    return response
  } catch (error) {
    if (!isAbort(error)) reportReach('failure')
    throw error
  }
}

globalThis.addEventListener?.('offline', () => reportReach('no-network'))
globalThis.addEventListener?.('online', () => reportReach('network'))
if ('onLine' in navigator && !navigator.onLine) reportReach('no-network')
