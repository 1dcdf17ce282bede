import { useSearchParams } from '#shared/router.ts'
import { parseId, parsePage } from '#shared/params.ts'

type Changes = Partial<{ div: string; q: string; page: string }>

/** Division, search and page of the scoreboard, as the address has them. */
export function useScoreboardQuery() {
  const [search, setSearch] = useSearchParams()
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
  return {
    divisionId: parseId(search.get('div')),
    text: search.get('q') ?? '',
    page: parsePage(search.get('page')),
    change,
  }
}
