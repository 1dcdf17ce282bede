import { FilterChips, SearchField } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { asGameFilter, chosenGames } from '#features/organise/games/filter.ts'
import type { EditGame, GameFilter } from '#features/organise/games/filter.ts'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'
import * as styles from './game-list.css.ts'

/** What the address says is looked for: `?q=` and `?show=`. */
export function useGamesChoice() {
  const { search, change, type, clear } = useSearchChoice<'q' | 'show'>()
  return {
    text: search.get('q') ?? '',
    filter: asGameFilter(search.get('show')),
    setText: (text: string) => type({ q: text }),
    setFilter: (filter: GameFilter) => change({ show: filter === 'all' ? '' : filter }),
    clear,
  }
}

/** Search and filter over all games; each filter says how many it leaves. */
export function GamesToolbar({ games }: { games: readonly EditGame[] }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const nowMs = useCurrentMinute()
  const searchKey = useSingleKey('/')
  const { text, filter, setText, setFilter } = useGamesChoice()
  const words = {
    all: t`All`,
    live: t({ message: 'Live', context: 'a game that runs now' }),
    upcoming: t`Upcoming`,
    past: t`Past`,
    hidden: t({ message: 'Hidden', context: 'games' }),
  } satisfies Record<GameFilter, string>
  const option = (value: GameFilter) => ({
    value,
    label: words[value],
    count: number(chosenGames(games, { filter: value, text, nowMs }).length),
  })
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label={t`Search games`}
          placeholder={t`Search`}
          clearLabel={t`Clear the search`}
          shortcut={searchKey}
          value={text}
          onValueChange={setText}
        />
      </div>
      <FilterChips
        type="single"
        isScrolling
        label={t`Which games`}
        value={filter}
        onValueChange={setFilter}
        options={[
          option('all'),
          option('live'),
          option('upcoming'),
          option('past'),
          option('hidden'),
        ]}
      />
    </div>
  )
}
