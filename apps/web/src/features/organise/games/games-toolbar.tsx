import { FilterChips } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { chosenGames } from '#features/organise/games/filter.ts'
import type { EditGame } from '#features/organise/games/filter.ts'
import { useGamesChoice } from '#features/organise/games/use-games-choice.ts'
import type { GameFilter } from '#features/organise/games/use-games-choice.ts'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { ListSearch, ListTools } from '#shared/list/list-tools.tsx'

/** Search and filter over all games; each filter says how many it leaves. */
export function GamesToolbar({ games }: { games: readonly EditGame[] | undefined }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const nowMs = useCurrentMinute()
  const { choice, set, type } = useGamesChoice()
  const labels = {
    all: t`All`,
    live: t({ message: 'Live', context: 'a game that runs now' }),
    upcoming: t`Upcoming`,
    past: t`Past`,
    hidden: t({ message: 'Hidden', context: 'games' }),
  } satisfies Record<GameFilter, string>
  const option = (value: GameFilter) => ({
    value,
    label: labels[value],
    count: games && number(chosenGames(games, { ...choice, filter: value }, nowMs).length),
  })
  return (
    <ListTools>
      <ListSearch
        width="steady"
        label={t`Search games`}
        value={choice.text}
        onValueChange={(text) => type({ text })}
      />
      <FilterChips
        type="single"
        isScrolling
        label={t`Which games`}
        value={choice.filter}
        onValueChange={(filter) => set({ filter })}
        options={[
          option('all'),
          option('live'),
          option('upcoming'),
          option('past'),
          option('hidden'),
        ]}
      />
    </ListTools>
  )
}
