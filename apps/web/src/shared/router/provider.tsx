import { Component, startTransition, use, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import {
  DepthContext,
  ErrorContext,
  OutletContext,
  RouterContext,
  useShown,
} from '#shared/router/context.ts'
import type { Router } from '#shared/router/create-router.ts'
import type { Match, RouterState } from '#shared/router/types.ts'

/** Draws what a router shows. A new screen appears when it is ready; until then the old one stays. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state)
  useEffect(() => {
    let isShown = state.matches !== undefined
    const follow = () => {
      const next = router.state
      // Nothing is on screen that the first one could hold up: it is drawn in one go.
      if (isShown) startTransition(() => setState(next))
      else setState(next)
      isShown = next.matches !== undefined
    }
    // What happened between the first render and this effect.
    if (router.state !== state) follow()
    return router.subscribe(follow)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first state may be missed
  }, [router])
  return (
    <RouterContext value={{ router, state }}>
      {state.matches && <MatchAt depth={0} />}
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
  const { state } = useShown()
  const match = state.matches?.[depth]
  if (!match) return null
  return <DepthContext value={depth}>{drawn(match, depth, state)}</DepthContext>
}

/** Index of the route that shows a failure: the nearest with a boundary, at the failed one or above. */
function boundaryOf({ matches = [], failure }: RouterState): number {
  if (!failure) return -1
  return matches.findLastIndex((match, index) => index <= failure.index && match.ErrorBoundary)
}

function drawn(match: Match, depth: number, state: RouterState): ReactNode {
  const { ErrorBoundary: Fallback, Component: Screen } = match
  if (Fallback && boundaryOf(state) === depth) {
    return (
      <ErrorContext value={state.failure?.error}>
        <Fallback />
      </ErrorContext>
    )
  }
  const screen = match.route.element ?? (Screen ? <Screen /> : <Outlet />)
  if (!Fallback) return screen
  return (
    <Boundary Fallback={Fallback} matches={state.matches}>
      {screen}
    </Boundary>
  )
}

type BoundaryProps = {
  Fallback: ComponentType
  matches: RouterState['matches']
  children: ReactNode
}
type BoundaryState = { failed: { error: unknown } | undefined; matches: RouterState['matches'] }

/** Catches what a screen throws while it is drawn; the next navigation, or a renewal of the page, tries again. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: undefined, matches: undefined }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps(
    { matches }: BoundaryProps,
    previous: BoundaryState,
  ): Partial<BoundaryState> | null {
    if (matches === previous.matches) return null
    return { matches, failed: undefined }
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
