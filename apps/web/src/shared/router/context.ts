import { createContext, use } from 'react'
import type { Router } from '#shared/router/create-router.ts'
import type { Location, Match, RouterState } from '#shared/router/types.ts'

// Each part of what the router shows is a context of its own: what only needs one is not drawn again when others change.
export const RouterContext = createContext<Router | undefined>(undefined)
export const StateContext = createContext<RouterState | undefined>(undefined)
export const LocationContext = createContext<Location | undefined>(undefined)
export const MatchesContext = createContext<readonly Match[]>([])
/** How deep in the matches the reader of the context stands; 0 is the root route. */
export const DepthContext = createContext(-1)
export const OutletContext = createContext<unknown>(undefined)
export const ErrorContext = createContext<unknown>(undefined)

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no router around this component')
  return value
}

/** The router itself; never changes. */
export const useRouter = (): Router => present(use(RouterContext))

/** All that is shown; changes with every navigation and while one loads. */
export const useRouterState = (): RouterState => present(use(StateContext))

/** The address on screen. */
export const useLocation = (): Location => present(use(LocationContext))
