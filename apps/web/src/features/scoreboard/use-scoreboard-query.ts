import { createSearchParams, useLocation, useSearchParams } from 'react-router'
import { parseId, parsePage } from '#shared/params.ts'

type Changes = Partial<{ div: string; q: string; page: string; at: string; only: string }>

/** Most teams that are compared: more lines than that cannot be distinguished. */
export const mostCompared = 5

/** Division, search, page, moment and choice of teams of the scoreboard, as the address has them. */
export function useScoreboardQuery() {
  'use memo'
  const [, setSearch] = useSearchParams()
  const search = createSearchParams(useLocation().search)
  const change = (changes: Changes) =>
    setSearch(
      (current) => {
        for (const [key, value] of Object.entries(changes)) {
          if (value === '') current.delete(key)
          else current.set(key, value)
        }
        if (changes.page === undefined) current.delete('page')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  const seconds = parseId(search.get('at'))
  return {
    divisionId: parseId(search.get('div')),
    text: search.get('q') ?? '',
    page: parsePage(search.get('page')),
    /** The moment that is shown, epoch milliseconds; the address has seconds. */
    atMs: seconds === undefined ? undefined : seconds * 1000,
    onlyFollowed: search.get('only') === 'followed',
    change,
  }
}

/** Team ids of an address such as `3,14,15`: valid ones, each once, no more than can be compared. */
export const parseCompared = (text: string | null): number[] =>
  [...new Set((text ?? '').split(',').flatMap((part) => parseId(part) ?? []))].slice(
    0,
    mostCompared,
  )
