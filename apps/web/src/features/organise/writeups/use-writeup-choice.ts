import { tops } from '#features/organise/writeups/missing-list.tsx'
import type { Top } from '#features/organise/writeups/missing-list.tsx'
import { asWriteupFilter } from '#features/organise/writeups/writeups.ts'
import type { WriteupChoice, WriteupFilter } from '#features/organise/writeups/writeups.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'

/** Which write-ups the address asks for, and how to ask for others: `?q=`, `?show=`, `?division=`, `?top=` and `?team=`. */
export function useWriteupChoice() {
  const { search, change, type } = useSearchChoice<'q' | 'show' | 'division' | 'top' | 'team'>()
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
    setText: (text: string) => type({ q: text }),
    setFilter: (filter: WriteupFilter) => change({ show: filter === 'all' ? '' : filter }),
    setDivision: (division: string) => change({ division }),
    setTop: (top: Top) => change({ top }),
    setTeam: (id: number | undefined) => change({ team: id === undefined ? '' : String(id) }),
  }
}
