import type { Game } from '@halyard/api'
import { Card, EmptyState, Loading, Skeleton, VisuallyHidden } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useFeed } from '#features/monitor/feeds.tsx'
import { Leaders, StuckTeams } from '#features/monitor/overview/team-lists.tsx'
import { solveRatesOf, stuckTeams } from '#features/monitor/overview/overview.ts'
import { OverviewNumbers } from '#features/monitor/overview/overview-numbers.tsx'
import { useSampled } from '#features/monitor/overview/use-sampled.ts'
import { useBoardTable } from '#shared/board/board-query.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { LocalTime } from '#shared/format/local-time.tsx'
import { phaseOf } from '#shared/game/phase/phase.ts'
import { Page } from '#shared/layout/page.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'
import * as styles from './overview.css.ts'

const RateStrip = backgroundPart('RateStrip', () => import('#features/monitor/rate-strip.tsx'))
const SolveRateTable = backgroundPart(
  'SolveRateTable',
  () => import('#features/monitor/overview/solve-rate-table.tsx'),
)

/** Sums over the whole list are made this often. */
const lookEveryMs = 2000

type OverviewScreenProps = {
  game: Game
  /** Whether the parts of the server work, for those who may see it. */
  health: ReactNode
}

/** A game at a glance: who leads, who is stuck, how the challenges fare, and whether everything works. */
export function OverviewScreen({ game, health }: OverviewScreenProps) {
  const { t } = useLingui()
  const phase = useFromNow((nowMs) => phaseOf(game, nowMs))
  const name = t({ message: 'Overview', comment: 'Page with a game at a glance, for staff.' })
  const begins = <LocalTime at={game.start} />
  return (
    <Page title={[name, game.title]} width="wide">
      <VisuallyHidden asChild>
        <h1>{name}</h1>
      </VisuallyHidden>
      {phase === 'upcoming' ? (
        <EmptyState flags={['K']} level={2} title={t`The game has not begun`}>
          <Trans>From {begins}, this page shows who is leading and where teams are stuck.</Trans>
        </EmptyState>
      ) : (
        <Board game={game} hasEnded={phase === 'ended'} />
      )}
      {health}
    </Page>
  )
}

function Board({ game, hasEnded }: { game: Game; hasEnded: boolean }) {
  const { t } = useLingui()
  const { data, error, refetch } = useBoardTable(game.id)
  if (data) return <Glance game={game} board={data.content} hasEnded={hasEnded} />
  if (error) {
    return (
      <LoadFailed
        level={2}
        title={t`The overview did not load`}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Loading label={t`The overview is loading`}>
      <Skeleton height="18rem" shape="box" />
    </Loading>
  )
}

type GlanceProps = { game: Game; board: BoardTable; hasEnded: boolean }

function Glance({ game, board, hasEnded }: GlanceProps) {
  const { journal, hub } = useFeed('submissions')
  const sampled = useSampled(journal, lookEveryMs)
  const { entries } = sampled.entries.length === 0 ? journal : sampled
  const stuck = useMemo(() => stuckTeams(entries), [entries])
  const solveRates = useMemo(() => solveRatesOf(board, entries), [board, entries])
  return (
    <>
      <OverviewNumbers board={board} hub={hub} />
      <div className={styles.desk}>
        <div className={styles.side}>
          <Leaders gameId={game.id} board={board} />
          {!hasEnded && <StuckTeams gameId={game.id} teams={stuck} />}
        </div>
        <div className={styles.main}>
          {!hasEnded && (
            <Card>
              <Suspense fallback={<Skeleton height="4rem" shape="box" />}>
                <RateStrip entries={entries} />
              </Suspense>
            </Card>
          )}
          <Suspense fallback={<Skeleton height="18rem" shape="box" />}>
            <SolveRateTable gameId={game.id} solveRates={solveRates} />
          </Suspense>
        </div>
      </div>
    </>
  )
}
