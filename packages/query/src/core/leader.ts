/**
 * Runs something in one tab of this browser at a time: in the first one that asks, and when that goes, in the next. Where the
 * browser has no locks (a page that is not secure) every tab runs it.
 *
 * @param name what is run; tabs of the same origin share it
 * @param run starts it here; returns how to end it
 * @returns how to give up the place, or to stop waiting for it
 */
export function lead(name: string, run: () => () => void): () => void {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return run()
  const left = new AbortController()
  const { signal } = left
  const hold = () =>
    new Promise<void>((release) => {
      if (signal.aborted) return release()
      const stop = run()
      signal.addEventListener('abort', () => {
        stop()
        release()
      })
    })
  // The rejection of a wait that was aborted needs no handling.
  locks.request(`halyard:${name}`, { signal }, hold).catch(() => {})
  return () => left.abort()
}
