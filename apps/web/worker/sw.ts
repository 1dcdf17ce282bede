// The service worker: lets the page open without a network. It keeps the page itself and the files of a build, whose names change
// with their content. It never touches /api, /hub or /assets: what people may read is kept by the page alone, and wiped there.

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library only types the scope of dedicated workers
const worker = globalThis as unknown as ServiceWorkerGlobalScope

/** Filled in by the build (build/service-worker.ts): the files that every page needs, and those that say what went wrong. */
declare const SHELL_FILES: readonly string[]
/** Filled in by the build: the code that loads late, but for what is large. */
declare const OTHER_FILES: readonly string[]

const shellCache = 'halyard-shell'
const filesCache = 'halyard-files'
const shellKey = '/'
/** More files than one build has; beyond it the oldest go. */
const mostFiles = 600

const isFile = (path: string) => path.startsWith('/static/')
const isOfServer = (path: string) => /^\/(api|hub|assets|docs|healthz|readyz)(\/|$)/i.test(path)

// A new build brings a new worker. Both answer pages alike, so nobody has to wait until all tabs are closed.
worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  event.waitUntil(keep(SHELL_FILES))
})
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver(): Promise<void> {
  await worker.clients.claim()
  // The page is asked for while the worker starts, so that it costs no time.
  await worker.registration.navigationPreload?.enable()
}

/** Puts an answer away. A browser without room for it (or without storage) just keeps less. */
async function put(cacheName: string, key: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(key, response)
  } catch {
    // The page has its answer already.
  }
}

/** A kept answer, if there is one and the browser gives it out. */
const kept = (cacheName: string, key: string) =>
  caches.match(key, { cacheName, ignoreVary: true }).catch(() => undefined)

const isPage = ({ ok, redirected, headers }: Response) =>
  ok && !redirected && headers.get('Content-Type')?.startsWith('text/html') === true

/** What a proxy says whose server is away: no better than no answer. */
const isAway = ({ status }: Response) => status === 502 || status === 503 || status === 504

/** What the server drew into a page for one reader at one moment: between two comments (apps/server/src/http/first-screen/first-screens.ts). */
const drawing = /<!--first-screen-->.*<!--\/first-screen-->/s

/** Keeps the page for any reader and any time. */
async function keepPage(response: Response): Promise<void> {
  const text = await response.text()
  const { status, headers } = response
  await put(shellCache, shellKey, new Response(text.replace(drawing, ''), { status, headers }))
}

/** The page as the server sends it, and the last one it sent when it cannot be reached. Its policy stays with it. */
async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    const response = preloaded ?? (await fetch(event.request))
    if (isPage(response)) event.waitUntil(keepPage(response.clone()))
    return (isAway(response) && (await kept(shellCache, shellKey))) || response
  } catch (error) {
    const last = await kept(shellCache, shellKey)
    if (!last) throw error
    return last
  }
}

/** A file never changes under its name: a kept one is as good as a new one. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const known = await kept(filesCache, pathname)
  if (known) return known
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(put(filesCache, pathname, response.clone()))
  return response
}

/** Fetches what is not kept yet; what cannot be had now is kept when it is next asked for. */
async function keepOne(cacheName: string, path: string, isRight: typeof isPage): Promise<void> {
  if (await kept(cacheName, path)) return
  const response = await fetch(path).catch(() => undefined)
  if (response && isRight(response)) await put(cacheName, path, response)
}

/** Keeps files (the browser's own cache has what a page has loaded), and the page itself. */
async function keep(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => keepOne(filesCache, file, ({ ok }) => ok)))
  await keepOne(shellCache, shellKey, isPage)
  await dropOldest(files).catch(() => {})
}

/** Fetches the rest of the code behind whatever the page is doing, one file after the other. */
async function keepOthers(): Promise<void> {
  const cache = await caches.open(filesCache)
  const keys = await cache.keys()
  const known = new Set(keys.map(({ url }) => new URL(url).pathname))
  for (const file of OTHER_FILES) {
    if (known.has(file)) continue
    const response = await fetch(file, { priority: 'low' }).catch(() => undefined)
    // Without a network, or after a new release, the others would fail as well.
    if (!response?.ok) return
    await cache.put(file, response)
  }
}

async function dropOldest(needed: readonly string[]): Promise<void> {
  const cache = await caches.open(filesCache)
  const keys = await cache.keys()
  const old = keys.slice(0, Math.max(0, keys.length - mostFiles))
  for (const key of old) {
    if (!needed.includes(new URL(key.url).pathname)) await cache.delete(key)
  }
}

worker.addEventListener('message', (event: ExtendableMessageEvent) => {
  const files: unknown = event.data?.files
  if (Array.isArray(files)) {
    event.waitUntil(keep(files.filter((file) => typeof file === 'string' && isFile(file))))
  }
  if (event.data?.others === true) event.waitUntil(keepOthers().catch(() => {}))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || isOfServer(pathname)) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (isFile(pathname)) event.respondWith(answerFile(event))
})
