import { use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import {
  ErrorContext,
  MatchesContext,
  OutletContext,
  useLocation,
  useRouter,
  useRouterState,
} from '#shared/router/context.ts'
import { createSearchParams } from '#shared/router/search-params.ts'
import type { SearchInit } from '#shared/router/search-params.ts'
import type { Params } from '#shared/router/match.ts'
import type { Location, Match, Navigate, NavigateOptions } from '#shared/router/types.ts'

export const useNavigate = (): Navigate => useRouter().navigate

/** The routes on screen, outermost first. */
export const useMatches = (): readonly Match[] => use(MatchesContext)

/** The parameters of the address. */
export const useParams = (): Params => useMatches().at(-1)?.params ?? {}

/** What the frame around gave its outlet. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the frame knows the type; its screens name it
export function useOutletContext<Value>(): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same
  return use(OutletContext) as Value
}

/** What a boundary has to explain. */
export const useRouteError = (): unknown => use(ErrorContext)

export function useRevalidator() {
  const { isLoading } = useRouterState()
  return {
    revalidate: useRouter().revalidate,
    state: isLoading ? ('loading' as const) : ('idle' as const),
  }
}

/**
 * The address before the screen has followed it, while the path stays: for something small that a press opens on top of a page, so
 * that it has not to wait for the rest of the page.
 *
 * @param isAtOnce false: the address on screen
 */
export function useLocationAtOnce(isAtOnce: boolean): Location {
  const router = useRouter()
  const shown = useLocation()
  // Who does not want it is not drawn for it either.
  const asked = useSyncExternalStore(router.subscribe, () => isAtOnce && router.state.location)
  return asked && asked.pathname === shown.pathname ? asked : shown
}

type SetSearch = (
  next: SearchInit | ((current: URLSearchParams) => SearchInit),
  options?: NavigateOptions,
) => void

/** The query of the address, and how to change it. A function is given what the address says at that moment. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const router = useRouter()
  const { search } = useLocation()
  const params = useMemo(() => createSearchParams(search), [search])
  const setSearch = useCallback<SetSearch>(
    (next, options) => {
      const current = createSearchParams(router.state.location.search)
      const given = createSearchParams(typeof next === 'function' ? next(current) : next)
      void router.navigate(`?${given}`, options)
    },
    [router],
  )
  return [params, setSearch]
}

type Leaving = { next: Location; proceed: () => void }

/**
 * Keeps the page while something on it is not saved. The browser asks by its own words before the tab is closed or reloaded.
 *
 * @param isDirty whether there is something to lose
 * @returns where the reader wants to go, while they have to be asked: `leave()` goes there, `stay()` does not
 */
export function useBlocker(isDirty: boolean) {
  const router = useRouter()
  const [leaving, setLeaving] = useState<Leaving>()
  const isPassing = useRef(false)
  useEffect(() => {
    if (!isDirty) return undefined
    const stopAsking = router.block((next, proceed) => {
      if (isPassing.current || next.pathname === router.state.location.pathname) return false
      setLeaving({ next, proceed })
      return true
    })
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleUnload)
    return () => {
      stopAsking()
      window.removeEventListener('beforeunload', handleUnload)
    }
  }, [router, isDirty])
  return {
    leavingTo: leaving?.next,
    leave: () => {
      isPassing.current = true
      setLeaving(undefined)
      leaving?.proceed()
    },
    stay: () => setLeaving(undefined),
  }
}
