import { columnsText, parseColumns } from '#features/organise/exports/roster-columns.ts'
import type { RosterColumn } from '#features/organise/exports/roster-columns.ts'
import { ownZone, parseZone } from '#features/organise/exports/zones.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'

/** What a roster says about whom, in the address: `?columns=`, `?zone=`, `?div=` and `?all=1`. */
export function useRosterChoice() {
  const { search, change } = useSearchChoice<'columns' | 'zone' | 'div' | 'all'>()
  return {
    columns: parseColumns(search.get('columns')),
    zone: parseZone(search.get('zone')),
    /** The id of a division, `none`, or empty for all. */
    division: search.get('div') ?? '',
    /** Also teams that do not take part: those who wait, were rejected or are suspended. */
    isAll: search.get('all') === '1',
    setColumns: (columns: readonly RosterColumn[]) => change({ columns: columnsText(columns) }),
    setZone: (zone: string) => change({ zone: zone === ownZone() ? '' : zone }),
    setDivision: (div: string) => change({ div }),
    setAll: (isAll: boolean) => change({ all: isAll ? '1' : '' }),
  }
}
