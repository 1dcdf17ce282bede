import type { ComponentType } from 'react'

/** What a route passes to the shell around it: `export const handle = { … } satisfies RouteHandle`. The deepest route wins. */
export type RouteHandle = {
  /** On phones: takes the place of the site's bottom tabs. */
  BottomTabs?: ComponentType
  /** Beside the platform's mark in the upper bar: where inside the site we are. */
  BarContext?: ComponentType
  /** Starts what the screen will need next, before a page that the server has rendered is hydrated, which waits for a promise. */
  prepare?: () => void | Promise<void>
}

/** Handles are untyped in the router; every route of ours `satisfies RouteHandle`. */
export const asHandle = (handle: unknown): RouteHandle =>
  typeof handle === 'object' && handle !== null ? handle : {}

/** Id of the element that holds the screen; it takes the focus when the screen has no heading yet. */
export const mainId = 'main'
