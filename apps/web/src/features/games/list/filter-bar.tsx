import type { GameSummary } from '@halyard/api'
import { FilterChips } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { gameFilters } from '#features/games/groups.ts'
import type { GameFilter } from '#features/games/groups.ts'
import { useGroups } from '#features/games/list/use-groups.ts'
import { useFormat } from '#shared/format/format.ts'
import { parsePage } from '#shared/params.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'
import { useUser } from '#shared/session/user.ts'

/** The filter of the address; unknown ones count as none. */
export function useGameFilter() {
  const { search, change } = useSearchChoice<'phase' | 'page'>()
  const filter = gameFilters.find((known) => known === search.get('phase')) ?? 'all'
  const choose = (next: GameFilter) => change({ phase: next === 'all' ? '' : next, page: '' })
  return { filter, choose, clear: () => choose('all') }
}

type FilterBarProps = {
  /** Undefined while it loads: the filters have no counts then. */
  list: { data: readonly GameSummary[]; total?: number } | undefined
}

export function FilterBar({ list }: FilterBarProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [search] = useSearchParams()
  const { filter, choose } = useGameFilter()
  const { live, upcoming } = useGroups(list?.data ?? [])
  const isSignedIn = useUser() !== null
  // Later pages only have past games, so only the first page has counts.
  const isFirst = parsePage(search.get('page')) === 1
  const count = (value: number) => (list && isFirst ? format.number(value) : undefined)
  return (
    <FilterChips
      type="single"
      isScrolling
      label={t`Which games`}
      value={filter}
      onValueChange={choose}
      options={[
        {
          value: 'all',
          label: t({ message: 'All', comment: 'Filter: all challenges, or all games.' }),
        },
        {
          value: 'live',
          label: t({ message: 'Live', context: 'a game that runs now' }),
          count: count(live.length),
        },
        {
          value: 'upcoming',
          label: t({ message: 'Upcoming', comment: 'Filter: games that have not started.' }),
          count: count(upcoming.length),
        },
        {
          value: 'past',
          label: t({ message: 'Past', comment: 'Filter: games that have ended.' }),
          count: count((list?.total ?? 0) - live.length - upcoming.length),
        },
        ...(isSignedIn
          ? [
              {
                value: 'mine' as const,
                label: t({ message: 'Mine', comment: 'Filter: the games I have joined.' }),
              },
            ]
          : []),
      ]}
    />
  )
}
