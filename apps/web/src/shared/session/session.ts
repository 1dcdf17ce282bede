import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Settled when the reader has signed in again, or will not. */
type Request = PromiseWithResolvers<boolean>

const signIn = createStore<{ request: Request | undefined }>(() => ({ request: undefined }))

/**
 * Has the reader sign in again on top of what is on screen, because a call found the session gone. One question for any number
 * of calls. @returns whether the same person is back; else what was asked for must not be repeated
 */
export function askToSignIn(): Promise<boolean> {
  const request = signIn.getState().request ?? Promise.withResolvers<boolean>()
  signIn.setState({ request })
  return request.promise
}

/** Whether the reader has to be asked to sign in again. */
export const useIsSignInAsked = (): boolean =>
  useStore(signIn, ({ request }) => request !== undefined)

/** Answers everybody who waits for the reader to sign in. */
export function settleSignIn(isBack: boolean): void {
  signIn.getState().request?.resolve(isBack)
  signIn.setState({ request: undefined })
}

const listeners = new Set<() => void>()

/** Calls back when a call finds that the session has ended by itself. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A call has found that the session has ended by itself. */
export function reportSessionLost(): void {
  for (const listener of listeners) listener()
}
