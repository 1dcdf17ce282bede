import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createSearchParams, useLocation, useNavigation, useSearchParams } from 'react-router'
import type { Location } from 'react-router'
import { pendingSearch, searchOf } from '#shared/routing/pending-search.ts'

/** Back does not undo each letter of a search, and nobody is thrown to the top of the page by it. */
const inPlace = { replace: true, preventScrollReset: true } as const

/**
 * Milliseconds after the last letter until the address follows: every link of the page renders again with it, and Safari refuses more
 * than a hundred changes of it in half a minute.
 */
const addressLagMs = 250

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a list shows, kept in the address, so that a link leads to the same: its parameters and how to change them. */
export function useSearchChoice<Name extends string>() {
  const location = useLocation()
  const [followed, setSearch] = useSearchParams()
  const typed = useSyncExternalStore(
    subscribe,
    () => pendingSearch.get(location),
    () => undefined,
  )
  const lag = useRef<ReturnType<typeof setTimeout>>(undefined)
  const here = useRef<Location>(undefined)
  useEffect(() => {
    here.current = location
    return () => {
      here.current = undefined
    }
  }, [location])
  const target = useNavigation().location?.pathname
  useEffect(() => {
    // To change the address would end the way to another screen that is still loading.
    if (target !== undefined && target !== location.pathname) clearTimeout(lag.current)
  }, [target, location])
  const go = (next: URLSearchParams) => {
    pendingSearch.set(location, next)
    setSearch(next, inPlace)
  }
  const changed = (changes: Partial<Record<Name, string>>) => {
    const next = searchOf(location)
    for (const [name, value] of Object.entries<string | undefined>(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  return {
    search: typed ?? followed,
    /** Changes parameters; an empty value takes its parameter away. */
    change: (changes: Partial<Record<Name, string>>) => go(changed(changes)),
    /** The same for what is typed: the list follows each letter, and the address a pause. */
    type: (changes: Partial<Record<Name, string>>) => {
      pendingSearch.set(location, changed(changes))
      for (const listener of listeners) listener()
      clearTimeout(lag.current)
      lag.current = setTimeout(() => {
        // Whoever has gone elsewhere meanwhile writes nothing there.
        if (here.current === location) go(searchOf(location))
      }, addressLagMs)
    },
    /** Takes all parameters away. */
    clear: () => go(createSearchParams()),
  }
}
