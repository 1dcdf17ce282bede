import type { Participation } from '@halyard/api'
import { DataTable } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { rosterRows } from '#features/organise/exports/roster.ts'
import { useRosterOptions } from '#features/organise/exports/use-save-roster.ts'
import type { Choice } from '#features/organise/exports/use-save-roster.ts'
import type { BoardTable } from '#shared/board/table.ts'
import * as styles from './exports.css.ts'

/** Lines that are enough to see what a file will hold. */
const shownCount = 5

type RosterPreviewProps = {
  gameId: number
  teams: readonly Participation[]
  board: BoardTable | undefined
  choice: Choice
}

/** The first lines of the table that is saved. */
export function RosterPreview({ gameId, teams, board, choice }: RosterPreviewProps) {
  const { t } = useLingui()
  const optionsOf = useRosterOptions(gameId, board)
  const [, ...lines] = rosterRows(teams, optionsOf(choice))
  const options = optionsOf(choice)
  const left = lines.length - shownCount
  return (
    <div className={styles.preview}>
      <DataTable
        label={t`The first lines of the file`}
        isBoxed
        columns={options.columns.map((column, index) => ({
          id: column,
          header: options.labels[column],
          isPrimary: index === 0,
          cell: cellAt(index),
        }))}
        rows={lines.slice(0, shownCount).map((cells, index) => ({ key: String(index), cells }))}
        rowKey={({ key }) => key}
        empty={t`No team matches this selection.`}
      />
      {left > 0 && (
        <p
          className={styles.note}
        >{t`${plural(left, { one: 'and # more line', other: 'and # more lines' })}`}</p>
      )}
    </div>
  )
}

/** Renders one cell of a line; names keep their direction. */
const cellAt = (index: number) =>
  function RosterCell({ cells }: Line) {
    return <bdi>{String(cells[index] ?? '')}</bdi>
  }

type Line = { key: string; cells: ReturnType<typeof rosterRows>[number] }
