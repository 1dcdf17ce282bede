import type { Schema } from '@halyard/api'
import { useListAdjustments } from '@halyard/query'
import { Badge, Button, DataTable, Stack } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useUndoAdjusting } from '#features/organise/review/use-undo-adjusting.tsx'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { ActionsHeader } from '#shared/list/actions-header.tsx'
import * as styles from './review.css.ts'

type Adjustment = Schema<'AdjustmentModel'>

const keyOf = ({ id }: Adjustment) => String(id)

/** All points that were given to teams of a game or taken from them, newest first, those that were undone included; nothing where there are none. */
export function AdjustmentList({ gameId }: { gameId: number }) {
  const { t } = useLingui()
  const { data = [] } = useListAdjustments(gameId)
  const columns = useColumns(useUndoAdjusting(gameId))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="adjustments">
      <Stack gap={3}>
        <h2 id="adjustments" className={styles.panelTitle}>
          <Trans>Adjustments</Trans>
        </h2>
        <DataTable label={t`Adjustments`} columns={columns} rows={data} rowKey={keyOf} />
      </Stack>
    </section>
  )
}

function useColumns(undo: (id: number, team: string) => void): DataColumn<Adjustment>[] {
  const { t } = useLingui()
  const { signed } = useFormat()
  return [
    { id: 'team', header: t`Team`, isPrimary: true, cell: ({ team }) => <bdi>{team}</bdi> },
    { id: 'points', header: t`Points`, align: 'end', cell: ({ points }) => signed(points) },
    {
      id: 'reason',
      header: t`Reason`,
      hideBelow: 'sm',
      cell: ({ kind, reason }) =>
        kind === 'hint' ? (
          t({ message: 'A hint', comment: 'What points were spent on.' })
        ) : (
          <bdi>{reason}</bdi>
        ),
    },
    {
      id: 'user',
      header: t({ message: 'By', comment: 'Column: who gave the points.' }),
      hideBelow: 'lg',
      isMuted: true,
      cell: ({ user }) => <bdi>{user}</bdi>,
    },
    {
      id: 'time',
      header: t({ message: 'When', comment: 'Column: the time of an adjustment.' }),
      hideBelow: 'md',
      isMuted: true,
      cell: ({ time }) => <LocalTime at={time} format="dateTime" />,
    },
    {
      id: 'actions',
      header: <ActionsHeader />,
      align: 'end',
      cell: ({ id, team, undoneAt }) =>
        undoneAt === null ? (
          <Button size="sm" onClick={() => undo(id, team)}>
            <Trans>Undo</Trans>
          </Button>
        ) : (
          <Badge>
            <Trans comment="Mark of an adjustment that does not count any more.">Undone</Trans>
          </Badge>
        ),
    },
  ]
}
