const address = '/sw.js'
/** Who stays this long gets the code that loads late too; it must not be in the way of what is opened first. */
const othersAfterMs = 15_000

/** The files of the build among these. @returns paths */
const filesIn = (entries: PerformanceEntryList): string[] =>
  entries
    .map(({ name }) => new URL(name, window.location.href))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => path.startsWith('/static/'))

/** Has the service worker (worker/sw.ts) keep what this page is made of, so that it opens without a network too. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  // Whatever a page loads after the worker has taken it over passes through its hands anyway.
  const isFollowed = serviceWorker.controller !== null
  await serviceWorker.register(address)
  const { active } = await serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  setTimeout(() => active?.postMessage({ others: true }), othersAfterMs)
  if (isFollowed) return
  const tell = (entries: PerformanceEntryList) => {
    const files = filesIn(entries)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    if (files.length > 0) active?.postMessage({ files })
  }
  // Also what was loaded before, and what is on its way.
  const observer = new PerformanceObserver((list) => tell(list.getEntries()))
  observer.observe({ type: 'resource', buffered: true })
}
