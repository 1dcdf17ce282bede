import { useSearchParams } from 'react-router'
import { tops } from '#features/organise/writeups/missing-list.tsx'
import type { Top } from '#features/organise/writeups/missing-list.tsx'
import { asWriteupFilter } from '#features/organise/writeups/writeups.ts'
import type { WriteupChoice, WriteupFilter } from '#features/organise/writeups/writeups.ts'

/** Which write-ups the address asks for, and how to ask for others: `?q=`, `?show=`, `?division=`, `?top=` and `?team=`. */
export function useWriteupChoice() {
  const [search, setSearch] = useSearchParams()
  const change = (name: 'q' | 'show' | 'division' | 'top' | 'team', value: string) =>
    setSearch(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  const choice: WriteupChoice = {
    text: search.get('q') ?? '',
    filter: asWriteupFilter(search.get('show')),
    division: search.get('division') ?? '',
  }
  return {
    choice,
    top: tops.find((known) => known === search.get('top')) ?? '10',
    /** The participation whose write-up is asked for. */
    team: search.get('team'),
    setText: (text: string) => change('q', text),
    setFilter: (filter: WriteupFilter) => change('show', filter === 'all' ? '' : filter),
    setDivision: (division: string) => change('division', division),
    setTop: (top: Top) => change('top', top),
    setTeam: (id: number | undefined) => change('team', id === undefined ? '' : String(id)),
  }
}
