import { Redirect } from '#shared/router/errors.ts'
import { browserHistory, hrefOf, memoryHistory, resolve } from '#shared/router/history.ts'
import type { History } from '#shared/router/history.ts'
import { matchRoutes } from '#shared/router/match.ts'
import type { RouteMatch } from '#shared/router/match.ts'
import type {
  LoaderArgs,
  Location,
  Match,
  Navigate,
  NavigateOptions,
  RouteFailure,
  RouteModule,
  RouteObject,
  RouterState,
  To,
} from '#shared/router/types.ts'

/** Asked before the page is left for another address; answers whether it must stay. */
export type Blocker = (next: Location, proceed: () => void) => boolean

export type Router = {
  readonly state: RouterState
  subscribe: (listener: () => void) => () => void
  navigate: Navigate
  /** Runs all guards and loaders of the page again. */
  revalidate: () => Promise<void>
  /** Loads the code of an address, so that a press on its link finds it there. */
  preload: (to: To) => void
  /** Asks this one before each navigation. @returns takes it out again */
  block: (blocker: Blocker) => () => void
  href: (to: To) => string
}

type Loaded = { matches: readonly Match[]; failure: RouteFailure | undefined; redirectTo?: string }
type Asked = Pick<RouterState, 'action' | 'preventScrollReset' | 'atOnce'>

/** A move through the entries of the history, or the first page. */
const moved: Asked = { action: 'pop', preventScrollReset: false, atOnce: false }

const modules = new WeakMap<RouteObject, RouteModule>()
const mostRedirects = 10
/** Loaders are given whole addresses; nothing is ever asked of this host. */
const anyHost = 'http://page'

/** A module, asked for once; a failed download is asked for again next time. */
async function moduleOf(route: RouteObject): Promise<RouteModule> {
  const known = modules.get(route)
  if (known) return known
  const { Component, ErrorBoundary, handle, loader, lazy } = route
  const module = { Component, ErrorBoundary, handle, loader, ...(await lazy?.()) }
  modules.set(route, module)
  return module
}

/** Whether nothing of it has to be fetched again to show a match at another address. */
function isCurrent(before: Match | undefined, next: RouteMatch): boolean {
  if (before?.route !== next.route) return false
  const own = [...(next.route.path ?? '').matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return own.every((name) => before.params[name] === next.params[name])
}

/** Loads addresses and keeps what is shown; React only draws it (provider.tsx). */
export function createRouter(routes: readonly RouteObject[], history: History): Router {
  const listeners = new Set<() => void>()
  const blockers = new Set<Blocker>()
  let abort = new AbortController()
  let shownIndex = history.index
  let state: RouterState = {
    matches: undefined,
    location: history.location,
    failure: undefined,
    ...moved,
    isLoading: true,
  }

  function update(next: Partial<RouterState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  /** Guards first, each after the ones above it; then modules and loaders, all beside each other. */
  async function load(found: RouteMatch[], from: number, args: LoaderArgs): Promise<Loaded> {
    let passed: Promise<unknown> = Promise.resolve()
    const loading = found.map(async ({ route, params }, index): Promise<Match> => {
      const isFresh = index >= from
      const above = passed
      if (isFresh && route.guard) {
        passed = above.then(() => route.guard?.(args))
        // Whoever waits for it reports it.
        passed.catch(() => {})
      }
      const mine = passed
      const downloading = moduleOf(route)
      downloading.catch(() => {})
      await mine
      if (isFresh) route.start?.(args)
      const module = await downloading
      if (isFresh) await module.loader?.(args)
      return { ...module, route, params, pathname: new URL(args.request.url).pathname }
    })
    const results = await Promise.allSettled(loading)
    const thrown = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []))
    const away = thrown.find((reason) => reason instanceof Redirect)
    const first = results.findIndex(({ status }) => status === 'rejected')
    const matches = results.map((result, index) => {
      const { route = {}, params = {} } = found[index] ?? {}
      if (result.status === 'fulfilled') return result.value
      return { ...modules.get(route), route, params, pathname: state.location.pathname }
    })
    return {
      matches,
      failure: first < 0 ? undefined : { error: thrown[0], index: first },
      redirectTo: away?.to,
    }
  }

  /** Index of the first match whose loader has to run for an address. */
  function firstStale(found: RouteMatch[], location: Location): number {
    const before = state.failure ? [] : (state.matches ?? [])
    const changed = found.findIndex((match, index) => !isCurrent(before[index], match))
    if (changed >= 0) return changed
    return location.search === state.location.search ? found.length : found.length - 1
  }

  function commit(location: Location, { matches, failure }: Loaded, asked: Asked) {
    const isSame = hrefOf(location) === hrefOf(state.location)
    if (asked.action === 'push' && isSame) history.replace(location)
    else if (asked.action !== 'pop') history[asked.action](location)
    shownIndex = history.index
    update({ matches, failure, location, ...asked, isLoading: false })
  }

  async function show(location: Location, asked: Asked, isWhole = false, turn = 0): Promise<void> {
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    const found = matchRoutes(routes, location.pathname) ?? []
    const from = isWhole ? 0 : firstStale(found, location)
    const known = state.matches ?? []
    const needsNothing = found.every(({ route }, index) => {
      const module = modules.get(route)
      return module && (index < from || (!module.loader && !route.guard && !route.start))
    })
    // At once, so that what is typed into the address does not lag behind the keys.
    if (needsNothing && !isWhole) {
      // On the same page nothing about them has changed, so they stay what they are.
      const isSamePage =
        known.length > 0 && !state.failure && location.pathname === state.location.pathname
      const matches = isSamePage
        ? known
        : found.map(({ route, params }, index) => ({
            ...(known[index]?.route === route ? known[index] : modules.get(route)),
            route,
            params,
            pathname: location.pathname,
          }))
      commit(location, { matches, failure: undefined }, asked)
      return
    }
    if (!state.isLoading) update({ isLoading: true })
    const { params = {} } = found.at(-1) ?? {}
    const request = { url: new URL(hrefOf(location), anyHost).href, signal }
    const loaded = await load(found, from, { request, params })
    if (signal.aborted) return
    if (loaded.redirectTo !== undefined && turn < mostRedirects) {
      const next = resolve(loaded.redirectTo, location)
      const action = asked.action === 'push' ? 'push' : 'replace'
      await show(next, { ...asked, action }, isWhole, turn + 1)
      return
    }
    commit(location, loaded, asked)
  }

  const isBlocked = (next: Location, proceed: () => void) =>
    [...blockers].some((blocker) => blocker(next, proceed))

  async function navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      const arrived = new Promise<void>((done) => {
        const stop = history.listen(() => {
          stop()
          done()
        })
      })
      history.go(to)
      await arrived
      return
    }
    const location = { ...resolve(to, state.location), state: options.state ?? null }
    const asked: Asked = {
      action: options.replace ? 'replace' : 'push',
      preventScrollReset: options.preventScrollReset ?? false,
      atOnce: options.atOnce ?? false,
    }
    const go = () => show(location, asked)
    if (isBlocked(location, () => void go())) return
    await go()
  }

  /** Moves of our own through the entries, which nobody is asked about. */
  let isReturning = false
  let isAllowed = false
  history.listen(() => {
    if (isReturning) {
      isReturning = false
      return
    }
    const delta = history.index - shownIndex
    const { location } = history
    const proceed = () => {
      isAllowed = true
      history.go(delta)
    }
    if (!isAllowed && delta !== 0 && isBlocked(location, proceed)) {
      isReturning = true
      history.go(-delta)
      return
    }
    isAllowed = false
    void show(location, moved)
  })

  void show(history.location, moved, true)

  return {
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate,
    revalidate: () =>
      show(state.location, { ...moved, action: 'replace', preventScrollReset: true }, true),
    preload(to) {
      const found = matchRoutes(routes, resolve(to, state.location).pathname) ?? []
      for (const { route } of found) moduleOf(route).catch(() => {})
    },
    block(blocker) {
      blockers.add(blocker)
      return () => blockers.delete(blocker)
    },
    href: (to) => hrefOf(resolve(to, state.location)),
  }
}

export const createBrowserRouter = (routes: readonly RouteObject[]): Router =>
  createRouter(routes, browserHistory())

/** A router without the browser's history: for tests, and for drawings on the server. */
export const createMemoryRouter = (
  routes: readonly RouteObject[],
  { initialEntries = ['/'] }: { initialEntries?: readonly string[] } = {},
): Router => createRouter(routes, memoryHistory(initialEntries))
