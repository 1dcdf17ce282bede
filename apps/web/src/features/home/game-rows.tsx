import type { GameSummary } from '@halyard/api'
import { SectionHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { GameRow } from '#features/home/game-row.tsx'
import { More } from '#features/home/more.tsx'
import { paths } from '#shared/paths.ts'

const gamesShown = 5

/** The first few games, a row each. */
export function GameRows({ games }: { games: readonly GameSummary[] }) {
  const { t } = useLingui()
  return (
    <section>
      <SectionHeader
        title={<Trans>Games</Trans>}
        action={<More to={paths.games()}>{t`All games`}</More>}
      />
      {games.slice(0, gamesShown).map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </section>
  )
}
