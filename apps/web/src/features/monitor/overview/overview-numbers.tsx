import type { HubState } from '@halyard/api'
import { useListInstances } from '@halyard/query'
import { LiveIndicator, Stat } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import type { BoardTable } from '#shared/board/table.ts'
import { useFormat } from '#shared/format/format.ts'
import { useHasRole } from '#shared/session/user.ts'
import * as styles from './overview.css.ts'

type OverviewNumbersProps = { board: BoardTable; hub: HubState }

/** The game in a few numbers. */
export function OverviewNumbers({ board, hub }: OverviewNumbersProps) {
  const { number, percent } = useFormat()
  const isAdmin = useHasRole('Admin')
  // Only administrators are told.
  const { data: instances } = useListInstances({ enabled: isAdmin })
  const solving = board.solvedCount.reduce((count, solved) => count + (solved > 0 ? 1 : 0), 0)
  const ids = new Set(
    Object.values(board.challenges)
      .flat()
      .map(({ id }) => id),
  )
  const running = instances?.data.filter(({ challenge }) => challenge && ids.has(challenge.id))
  return (
    <div className={styles.numbers}>
      <dl className={styles.numbers}>
        <Stat label={<Trans>Teams</Trans>}>{number(board.count)}</Stat>
        <Stat label={<Trans>Teams with a solve</Trans>}>
          {number(solving)}{' '}
          {board.count > 0 && (
            <small className={styles.muted}>{percent(solving / board.count)}</small>
          )}
        </Stat>
        <Stat label={<Trans>Solves</Trans>}>{number(board.solveOf.length)}</Stat>
        {running && <Stat label={<Trans>Running instances</Trans>}>{number(running.length)}</Stat>}
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
  )
}
