import { createSearchParams, useLocation, useNavigate, useSearchParams } from 'react-router'
import { searchOf } from '#shared/routing/pending-search.ts'

/** Says of a history entry that a press inside the page made it, so that going back stays on the page. */
const openedHere = { openedHere: true }

/** Props of a link to an address with something open. */
export const openingLink = { state: openedHere, preventScrollReset: true } as const

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state

/**
 * Something open on top of a page that has an address: `?name=value`. Opening pushes, so Back closes it; closing goes back
 * where it was opened here, and only takes the parameter away where somebody followed a link to it.
 *
 * @param name of the parameter
 */
export function useOpenParam(name: string) {
  const [, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, state } = location
  const search = searchOf(location)

  const withValue = (value: string) => {
    const next = createSearchParams(search)
    next.set(name, value)
    return `${pathname}?${next}`
  }
  return {
    /** What is open; null when nothing is. */
    value: search.get(name),
    /** Props of a link that opens something. */
    linkTo: (value: string) => ({ to: withValue(value), ...openingLink }),
    /** The address with something open, for a link with `openingLink`. */
    addressOf: withValue,
    /** A second press, such as one from before the page could answer, opens nothing twice: one step back closes it. */
    open: (value: string) => {
      if (search.get(name) !== value) void navigate(withValue(value), openingLink)
    },
    /** Shows something else in its place: Back still closes it. */
    replace: (value: string) =>
      void navigate(withValue(value), {
        replace: true,
        state: wasOpenedHere(state) ? openedHere : null,
        preventScrollReset: true,
      }),
    close: () => {
      if (wasOpenedHere(state)) {
        void navigate(-1)
        return
      }
      setSearch(
        (current) => {
          current.delete(name)
          return current
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}
