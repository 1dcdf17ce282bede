import { trustedUrl } from '#shared/platform/trusted-url.ts'

/** Has the service worker (worker/sw.ts) keep what this page is made of, so that it opens without a network too. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  await navigator.serviceWorker.register(trustedUrl('/sw.js'))
  const { active } = await navigator.serviceWorker.ready
  // What was loaded before the worker was there: Workbox puts it into the caches of its routes.
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/static/`))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}
