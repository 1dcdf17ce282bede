import { afterPaint } from '@halyard/ui'
import { Component, startTransition, use, useEffect, useMemo, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import {
  DepthContext,
  ErrorContext,
  LocationContext,
  MatchesContext,
  OutletContext,
  RouterContext,
  StateContext,
  useRouterState,
} from '#shared/router/context.ts'
import type { Router } from '#shared/router/create-router.ts'
import type { RouterState } from '#shared/router/types.ts'

/** Draws what a router shows. A new screen appears when it is ready; until then the old one stays. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state)
  useEffect(() => {
    let isShown = state.matches !== undefined
    const follow = () => {
      const next = router.state
      const draw = () => startTransition(() => setState(router.state))
      // Nothing is on screen that the first one could hold up: it is drawn in one go.
      if (!isShown) setState(next)
      else if (next.atOnce) afterPaint(draw)
      else draw()
      isShown = next.matches !== undefined
    }
    // What happened between the first render and this effect.
    if (router.state !== state) follow()
    return router.subscribe(follow)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first state may be missed
  }, [router])
  const { matches, location } = state
  const root = useMemo(() => <MatchAt depth={0} />, [])
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <LocationContext value={location}>
          {matches && <MatchesContext value={matches}>{root}</MatchesContext>}
        </LocationContext>
      </StateContext>
    </RouterContext>
  )
}

/** The place of the next deeper route. `context` reaches it through `useOutletContext`. */
export function Outlet({ context }: { context?: unknown }) {
  const depth = use(DepthContext)
  return (
    <OutletContext value={context}>
      <MatchAt depth={depth + 1} />
    </OutletContext>
  )
}

function MatchAt({ depth }: { depth: number }) {
  const state = useRouterState()
  const { Component: Screen, ErrorBoundary: Fallback, route } = state.matches?.[depth] ?? {}
  const element = route?.element
  // The same element again, so that a screen is drawn anew only for what it reads.
  const screen = useMemo(() => element ?? (Screen ? <Screen /> : <Outlet />), [element, Screen])
  if (!route) return null
  return (
    <DepthContext value={depth}>
      {Fallback ? guarded(Fallback, screen, depth, state) : screen}
    </DepthContext>
  )
}

/** Index of the route that shows a failure: the nearest with a boundary, at the failed one or above. */
function boundaryOf({ matches = [], failure }: RouterState): number {
  if (!failure) return -1
  return matches.findLastIndex((match, index) => index <= failure.index && match.ErrorBoundary)
}

function guarded(
  Fallback: ComponentType,
  screen: ReactNode,
  depth: number,
  state: RouterState,
): ReactNode {
  if (boundaryOf(state) === depth) {
    return (
      <ErrorContext value={state.failure?.error}>
        <Fallback />
      </ErrorContext>
    )
  }
  return (
    <Boundary Fallback={Fallback} matches={state.matches} location={state.location}>
      {screen}
    </Boundary>
  )
}

type Page = Pick<RouterState, 'matches' | 'location'>
type BoundaryProps = Page & { Fallback: ComponentType; children: ReactNode }
type BoundaryState = { failed: { error: unknown } | undefined; page: Partial<Page> }

/** Catches what a screen throws while it is drawn; the next navigation, or a renewal of the page, tries again. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: undefined, page: {} }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps(
    { matches, location }: BoundaryProps,
    { page }: BoundaryState,
  ): Partial<BoundaryState> | null {
    if (matches === page.matches && location === page.location) return null
    return { page: { matches, location }, failed: undefined }
  }

  override render() {
    const { Fallback, children } = this.props
    const { failed } = this.state
    if (!failed) return children
    return (
      <ErrorContext value={failed.error}>
        <Fallback />
      </ErrorContext>
    )
  }
}
