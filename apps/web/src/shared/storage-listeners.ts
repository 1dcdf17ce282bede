/** Who wants to know when a value in the browser's storage changes, in this tab or another one. */
export function storageListeners() {
  const listeners = new Set<() => void>()
  return {
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
    /** Tells this tab: the browser tells the others only. */
    tell: () => {
      for (const listener of listeners) listener()
    },
  }
}
