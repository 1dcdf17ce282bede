import { memo } from 'react'
import { cx } from '#shared/cx.ts'
import { hue } from '#theme/hue.css.ts'
import type { Category } from '#theme/tokens.ts'
import { HouseFlag } from '../house-flag/house-flag.tsx'
import * as styles from './solve-matrix.css.ts'
import type { MatrixRow, MatrixShelf, MatrixSolve, MatrixWords } from './types.ts'

export type MatrixRowProps = {
  row: MatrixRow
  index: number
  shelves: readonly MatrixShelf[]
  words: MatrixWords
  onOpen: (id: MatrixRow['id']) => void
  /** Drawn a second time under the head; readers know the first one. */
  isPinned?: boolean
  /** Px from the top of the box to the end of the head. */
  pinnedAt?: number
}

/** A row is redrawn only when its own facts change: a live board touches few of its hundreds. */
export const MatrixRowView = memo(function MatrixRowView({
  row,
  index,
  shelves,
  words,
  onOpen,
  isPinned = false,
  pinnedAt = 0,
}: MatrixRowProps) {
  return (
    <tr
      className={cx(styles.row, isPinned && styles.pinnedRow)}
      style={isPinned ? { insetBlockStart: pinnedAt } : undefined}
      data-own={row.isOwn || undefined}
      data-place={index}
      aria-hidden={isPinned || undefined}
      aria-rowindex={isPinned ? undefined : index + 3}
    >
      <td className={cx(styles.pinned({ part: 'rank' }), styles.cellLine)}>
        <Rank rank={row.rank} />
      </td>
      <th scope="row" className={cx(styles.pinned({ part: 'team' }), styles.cellLine)}>
        <div className={styles.teamCell}>
          <button
            type="button"
            className={styles.team}
            tabIndex={isPinned ? -1 : 0}
            title={row.name}
            onClick={() => onOpen(row.id)}
          >
            <HouseFlag name={row.name} src={row.src} size={24} />
            <bdi className={styles.teamName}>{row.name}</bdi>
            {row.division && <span className={styles.division}>{row.division}</span>}
          </button>
          {!isPinned && row.aside}
        </div>
      </th>
      <td className={cx(styles.pinned({ part: 'score' }), styles.cellLine)}>{row.score}</td>
      <td className={cx(styles.pinned({ part: 'solves' }), styles.cellLine)}>{row.solves}</td>
      {shelves.map((shelf) =>
        shelf.columns.map((column, place) => (
          <MatrixCell
            key={column.id}
            kind={row.flags.get(column.id)}
            columnId={column.id}
            className={classesOf(shelf.category, place === 0)}
            words={words}
          />
        )),
      )}
    </tr>
  )
})

function Rank({ rank }: { rank: number | null }) {
  if (rank === 1 || rank === 2 || rank === 3)
    return <span className={styles.medal[rank]}>{rank}</span>
  return rank
}

type MatrixCellProps = {
  kind: MatrixSolve | undefined
  columnId: number | string
  className: string | undefined
  words: MatrixWords
}

/** Thousands of cells are on the page, so a flag is drawn by its cell and costs no element. */
function MatrixCell({ kind, columnId, className, words }: MatrixCellProps) {
  return (
    <td
      className={cx(className, kind && styles.flag[kind])}
      data-column={columnId}
      tabIndex={-1}
      aria-label={kind && words.flag[kind]}
    />
  )
}

const classes = new Map<string, string>()

/** Class names of an empty cell, put together once for each category. */
function classesOf(category: Category, isStart: boolean): string {
  const key = `${category}${isStart}`
  const known = classes.get(key)
  if (known !== undefined) return known
  const made = cx(styles.cell, hue[category], isStart && styles.shelfStart) ?? ''
  classes.set(key, made)
  return made
}
