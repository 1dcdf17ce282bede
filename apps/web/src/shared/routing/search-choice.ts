import { useEffect, useRef } from 'react'
import { createSearchParams, useSearchParams } from 'react-router'

/** Back does not undo each letter of a search, and nobody is thrown to the top of the page by it. */
const inPlace = { replace: true, preventScrollReset: true } as const

/** What a list shows, kept in the address, so that a link leads to the same: its parameters and how to change them. */
export function useSearchChoice<Name extends string>() {
  const [search, setSearch] = useSearchParams()
  // The address follows a little later: a change that comes before that builds on the one that is under way.
  const newest = useRef(search)
  useEffect(() => {
    newest.current = search
  }, [search])
  const go = (next: URLSearchParams) => {
    newest.current = next
    setSearch(next, inPlace)
  }
  return {
    search,
    /** Changes parameters; an empty value takes its parameter away. */
    change: (changes: Partial<Record<Name, string>>) => {
      const next = createSearchParams(newest.current)
      for (const [name, value] of Object.entries<string | undefined>(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      go(next)
    },
    /** Takes all parameters away. */
    clear: () => go(createSearchParams()),
  }
}
