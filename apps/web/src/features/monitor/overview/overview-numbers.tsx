import type { HubState } from '@halyard/api'
import { useListInstances } from '@halyard/query'
import { Card, LiveIndicator } from '@halyard/ui'
import { NumberStat } from '#features/monitor/number-stat.tsx'
import { Trans } from '@lingui/react/macro'
import type { BoardTable } from '#shared/board/table.ts'
import { useFormat } from '#shared/format/format.ts'
import { useHasRole } from '#shared/session/user.ts'
import { part, stats } from '#features/monitor/monitor.css.ts'
import * as styles from './overview.css.ts'

type OverviewNumbersProps = { board: BoardTable; hub: HubState }

/** The game in a few numbers. */
export function OverviewNumbers({ board, hub }: OverviewNumbersProps) {
  const { number, percent } = useFormat()
  const isAdmin = useHasRole('Admin')
  // Only administrators get it.
  const { data: instances } = useListInstances({ enabled: isAdmin })
  const solving = board.solvedCount.reduce((count, solved) => count + (solved > 0 ? 1 : 0), 0)
  const ids = new Set(
    Object.values(board.challenges)
      .flat()
      .map(({ id }) => id),
  )
  const running = instances?.data.filter(({ challenge }) => challenge && ids.has(challenge.id))
  return (
    <Card>
      <div className={styles.numbers}>
        <dl className={stats}>
          <NumberStat label={<Trans>Teams</Trans>}>{number(board.count)}</NumberStat>
          <NumberStat label={<Trans>Teams with a solve</Trans>}>
            {number(solving)}{' '}
            {board.count > 0 && <small className={part}>{percent(solving / board.count)}</small>}
          </NumberStat>
          <NumberStat label={<Trans>Solves</Trans>}>{number(board.solveOf.length)}</NumberStat>
          {running && (
            <NumberStat label={<Trans>Running instances</Trans>}>
              {number(running.length)}
            </NumberStat>
          )}
        </dl>
        <span className={styles.live}>
          {hub === 'connected' ? (
            <LiveIndicator state="live">
              <Trans comment="New entries come in at once.">Live</Trans>
            </LiveIndicator>
          ) : (
            <LiveIndicator state="reconnecting">
              <Trans>Connecting</Trans>
            </LiveIndicator>
          )}
        </span>
      </div>
    </Card>
  )
}
