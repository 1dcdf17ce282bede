import { memo } from 'react'
import { cx } from '#shared/cx.ts'
import { HouseFlag } from '../house-flag/house-flag.tsx'
import { columnIndex, roles } from './roles.ts'
import { flag } from './flags.css.ts'
import * as styles from './solve-matrix.css.ts'
import * as teamStyles from './team.css.ts'
import type { ColumnWindow } from './column-window.ts'
import type { MatrixRow, MatrixLabels } from './types.ts'

export type MatrixRowProps = {
  row: MatrixRow
  index: number
  columns: ColumnWindow
  labels: MatrixLabels
  onOpen: (id: MatrixRow['id']) => void
  /** Rendered a second time under the head; readers know the first one. */
  isPinned?: boolean
}

/**
 * A row is rendered again only when its own facts or the columns in view change: a live board touches few of its hundreds. Thousands of
 * cells are on the page, so a flag is rendered by its cell and costs no element.
 */
export const MatrixRowView = memo(function MatrixRowView({
  row,
  index,
  columns,
  labels,
  onOpen,
  isPinned = false,
}: MatrixRowProps) {
  'use memo'
  return (
    <tr
      {...roles.row}
      className={styles.row}
      data-own={row.isOwn || undefined}
      data-place={index}
      aria-hidden={isPinned || undefined}
      aria-rowindex={isPinned ? undefined : index + 3}
    >
      <td
        {...roles.cell}
        aria-colindex={1}
        className={cx(styles.pinned({ part: 'rank' }), styles.cellLine)}
      >
        <Rank rank={row.rank} />
      </td>
      <th
        {...roles.rowHead}
        aria-colindex={2}
        scope="row"
        className={cx(styles.pinned({ part: 'team' }), styles.cellLine)}
      >
        <div className={teamStyles.teamCell}>
          <button
            type="button"
            className={teamStyles.team}
            tabIndex={isPinned ? -1 : 0}
            title={row.name}
            onClick={() => onOpen(row.id)}
          >
            <HouseFlag name={row.name} src={row.src} size={24} />
            <bdi className={teamStyles.teamName}>{row.name}</bdi>
            {row.division && <span className={teamStyles.division}>{row.division}</span>}
          </button>
          {!isPinned && row.aside}
        </div>
      </th>
      <td
        {...roles.cell}
        aria-colindex={3}
        className={cx(styles.pinned({ part: 'score' }), styles.cellLine)}
      >
        {row.score}
      </td>
      <td
        {...roles.cell}
        aria-colindex={4}
        className={cx(styles.pinned({ part: 'solves' }), styles.cellLine)}
      >
        {row.solves}
      </td>
      <Gap width={columns.before} />
      {columns.shown.map(({ id, className }, place) => {
        const kind = row.flags.get(id)
        return (
          <td
            key={id}
            {...roles.cell}
            aria-colindex={columnIndex(columns.before + place)}
            className={kind ? `${className} ${flag[kind]}` : className}
            data-column={id}
            tabIndex={-1}
            aria-label={kind && labels.flag[kind]}
          />
        )
      })}
      <Gap width={columns.after} />
    </tr>
  )
})

function Rank({ rank }: { rank: number | null }) {
  if (rank === 1 || rank === 2 || rank === 3)
    return <span className={teamStyles.medal[rank]}>{rank}</span>
  return rank
}

/** In the place of columns that nobody can see. */
function Gap({ width }: { width: number }) {
  if (width === 0) return null
  const inlineSize = `calc(${width} * ${styles.columnWidth})`
  return <td colSpan={width} className={styles.gap} style={{ inlineSize }} data-gap aria-hidden />
}
