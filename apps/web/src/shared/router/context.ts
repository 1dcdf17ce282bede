import { createContext, use } from 'react'
import type { Router } from '#shared/router/create-router.ts'
import type { RouterState } from '#shared/router/types.ts'

export type Shown = { router: Router; state: RouterState }

export const RouterContext = createContext<Shown | undefined>(undefined)
/** How deep in the matches the reader of the context stands; 0 is the root route. */
export const DepthContext = createContext(-1)
export const OutletContext = createContext<unknown>(undefined)
export const ErrorContext = createContext<unknown>(undefined)

export function useShown(): Shown {
  const shown = use(RouterContext)
  if (!shown) throw new Error('There is no router around this component')
  return shown
}
