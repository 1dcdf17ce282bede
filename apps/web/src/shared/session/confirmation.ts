import { needOf } from '@halyard/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const confirmation = createStore<{ request: PromiseWithResolvers<boolean> | undefined }>(() => ({
  request: undefined,
}))

/** Whether the reader has to be asked who they are. */
export const useIsConfirmationAsked = (): boolean =>
  useStore(confirmation, ({ request }) => request !== undefined)

/** Answers every call that waits for the reader to confirm who they are. */
export function settleConfirmation(isConfirmed: boolean): void {
  confirmation.getState().request?.resolve(isConfirmed)
  confirmation.setState({ request: undefined })
}

/**
 * Whether a refused call is to be sent again: the server wanted to know once more who uses the session, and the reader has shown it on top
 * of the page. One question for any number of calls.
 */
export async function isConfirmedNow(response: Response): Promise<boolean> {
  if (response.status !== 403) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (needOf(body) !== 'confirmation') return false
  const request = confirmation.getState().request ?? Promise.withResolvers<boolean>()
  confirmation.setState({ request })
  return request.promise
}
