/** Waits; ends at once when the signal aborts, at which whoever called looks then. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end)
  })
}

/** Waits until the browser has a network, or until the signal aborts. */
export function networkIsBack(signal?: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => {
    const isBack = () => resolve()
    window.addEventListener('online', isBack, { once: true, ...(signal && { signal }) })
    signal?.addEventListener('abort', isBack, { once: true })
  })
}
