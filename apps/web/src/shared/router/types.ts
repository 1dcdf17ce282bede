import type { ComponentType, ReactNode } from 'react'
import type { Params } from '#shared/router/match.ts'

/** Where the page is: an entry of the browser's history. */
export type Location = {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** With its hash sign, or empty. */
  hash: string
  /** What whoever navigated here left with the entry; survives reloads. */
  state: unknown
  /** Names the entry, so that its scroll position is found again. */
  key: string
}

/** An address: `/path`, `?query` and `#hash` of the present page, or its parts. */
export type To = string | { pathname?: string; search?: string; hash?: string }

export type NavigateOptions = {
  /** Takes the place of the present entry: for typing and for what Back should not return to. */
  replace?: boolean
  state?: unknown
  /** Stays where the page is scrolled to: for what opens on top of it. */
  preventScrollReset?: boolean
  /** Only who reads `useLocationAtOnce` is drawn at once, and the rest of the page after that has been painted. */
  atOnce?: boolean
}

/** Goes to an address, or a number of entries through the history. */
export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>

export type LoaderArgs = {
  /** The address, and whether it is still wanted. */
  request: { url: string; signal: AbortSignal }
  params: Params
}

/** What a lazily loaded route module may export. */
export type RouteModule = {
  Component?: ComponentType
  /** Runs when the module is there; the screen waits for it. May throw `redirect()`, `data()` or any error. */
  loader?: (args: LoaderArgs) => unknown
  /** Shown in place of this route when it or anything below it fails. */
  ErrorBoundary?: ComponentType
  /** What the route tells the frames around it. */
  handle?: unknown
}

export type RouteObject = RouteModule & {
  /** Pattern below its parent's: `games`, `:gameId`, `admin/*`. None for a frame without an address and for an index. */
  path?: string
  lazy?: () => Promise<RouteModule>
  /** Decides first who may pass: until it has, no loader of this route or below it runs. Throws to refuse. */
  guard?: (args: LoaderArgs) => unknown
  /** Starts calls for data beside the download of the module. Whoever needs the answers reads them from the cache. */
  start?: (args: LoaderArgs) => void
  element?: ReactNode
  children?: readonly RouteObject[]
}

/** A matched route with its module loaded. */
export type Match = RouteModule & {
  route: RouteObject
  params: Params
  pathname: string
}

/** A failure, and the index of the match it belongs to. */
export type RouteFailure = { error: unknown; index: number }

export type RouterState = {
  /** Undefined until the first address is loaded. */
  matches: readonly Match[] | undefined
  location: Location
  failure: RouteFailure | undefined
  /** How the last navigation was made, and whether it keeps the scroll position. */
  action: 'push' | 'replace' | 'pop'
  preventScrollReset: boolean
  atOnce: boolean
  /** A navigation or a renewal is being loaded; the page shows the old screen meanwhile. */
  isLoading: boolean
}
