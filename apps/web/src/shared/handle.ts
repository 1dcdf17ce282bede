import type { ComponentType } from 'react'

/** What a route passes to the shell around it: `export const handle = { … } satisfies RouteHandle`. The deepest route wins. */
export type RouteHandle = {
  /** On phones: takes the place of the site's bottom tabs. */
  BottomTabs?: ComponentType
  /** Beside the platform's mark in the upper bar: where inside the site we are. */
  BarContext?: ComponentType
}

/** Id of the element that holds the screen; it takes the focus when the screen has no heading yet. */
export const mainId = 'main'
