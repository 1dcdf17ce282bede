// The service worker: lets the page open without a network. It keeps the page itself and the files of the build. It never touches
// /api, /hub or /assets: what people may read is persisted by the page alone, and wiped there.
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import * as navigationPreload from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/** `__WB_MANIFEST`: the files to precache, filled in by the build. */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const shellCache = 'halyard-shell'
const shellKey = '/'
/** More files than one build has; beyond it the oldest go. */
const mostFiles = 600

/** Addresses that the server answers by itself. */
const serverPaths =
  /^\/(api|hub|assets|docs|healthz|livez|readyz|posts\.atom|games\/\d+\/notices\.atom)(\/|$)/i

// A new build brings a new worker. Both answer pages alike, so nobody has to wait until all tabs are closed.
void self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
// WebKit now and then asks twice, and takes the policy of one answer for the page of the other, whose scripts are then refused.
const isWebKit = /AppleWebKit(?!.*Chrom(?:e|ium)\/)/.test(navigator.userAgent)
// The page is asked for while the worker starts. Our server leaves server-side rendering out of such an answer.
if (isWebKit) navigationPreload.disable()
else navigationPreload.enable()

// Files never change under their name.
// oxlint-disable-next-line no-underscore-dangle -- the name that Workbox fills in
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' })
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/static/'),
  new CacheFirst({
    cacheName: 'halyard-files',
    plugins: [new ExpirationPlugin({ maxEntries: mostFiles, purgeOnQuotaError: true })],
  }),
)

/** A page for any reader: one that was rendered for the reader's cookie says so. */
const isShell = ({ ok, redirected, headers }: Response) =>
  ok &&
  !redirected &&
  headers.get('Content-Type')?.startsWith('text/html') === true &&
  !headers.get('Vary')?.toLowerCase().includes('cookie')

/** The page of a visitor is kept for whoever opens it next: it says nothing of who that is. */
const forAnybody = async (response: Response) =>
  new Response((await response.text()).replace(' data-visitor', ''), response)

/** What a proxy answers whose server is away: no better than no answer. */
const isAway = ({ status }: Response) => status === 502 || status === 503 || status === 504

// The page as the server sends it, and the last one it sent when it cannot be reached. Its policy stays with it.
const pages = new NetworkFirst({
  cacheName: shellCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: () => Promise.resolve(shellKey),
      cacheWillUpdate: async ({ response }) => (isShell(response) ? forAnybody(response) : null),
      fetchDidSucceed({ response }) {
        if (isAway(response)) throw new Error(`The server answered ${response.status}`)
        return Promise.resolve(response)
      },
    },
  ],
})
registerRoute(new NavigationRoute((options) => pages.handle(options), { denylist: [serverPaths] }))

self.addEventListener('install', (event) => {
  event.waitUntil(pages.handle({ event, request: new Request(shellKey) }).catch(() => {}))
})
