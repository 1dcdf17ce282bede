import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False on the server and while the page is hydrated, true from then on. For what only the browser knows, such as the time zone:
 * the first render has to give the same as the server's.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
