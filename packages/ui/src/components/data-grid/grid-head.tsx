import { memo } from 'react'
import { cx } from '#shared/cx.ts'
import { SelectAll, SortIcon } from '../data-table/head-parts.tsx'
import type { DataSelection, DataSort } from '../data-table/types.ts'
import * as styles from './data-grid.css.ts'
import type { PlacedColumn } from './placed.ts'
import { ResizeHandle } from './resize-handle.tsx'

type HeadActions = {
  /** Absent when nothing can be sorted. Must stay the same function. */
  onSort: ((columnId: string) => void) | undefined
  /** Must stay the same function. */
  onResize: (columnId: string, width: number) => void
}

export type GridHeadProps<Row> = HeadActions & {
  columns: readonly PlacedColumn<Row>[]
  keys: readonly string[]
  height: number
  selectWidth: number
  selection: DataSelection | undefined
  sort: DataSort | undefined
  activeColumn: number | null
}

function PlainGridHead<Row>({
  columns,
  keys,
  height,
  selectWidth,
  selection,
  sort,
  activeColumn,
  ...actions
}: GridHeadProps<Row>) {
  return (
    <div role="row" aria-rowindex={1} className={styles.head} style={{ blockSize: height }}>
      {selection && (
        <div
          role="columnheader"
          aria-colindex={1}
          aria-label={selection.words.all}
          className={cx(styles.headCell, styles.pinned)}
          style={{ inlineSize: selectWidth, insetInlineStart: 0 }}
        >
          <SelectAll
            keys={keys}
            selection={selection}
            data-widget
            tabIndex={activeColumn === 0 ? 0 : -1}
          />
        </div>
      )}
      {columns.map((place) => (
        <HeadCell
          key={place.column.id}
          place={place}
          direction={sort?.columnId === place.column.id ? sort.direction : undefined}
          isActive={activeColumn === place.columnIndex}
          {...actions}
        />
      ))}
    </div>
  )
}

type HeadCellProps<Row> = HeadActions & {
  place: PlacedColumn<Row>
  direction: DataSort['direction'] | undefined
  isActive: boolean
}

function PlainHeadCell<Row>({
  place: { column, columnIndex, width, style, stays },
  direction,
  isActive,
  onSort,
  onResize,
}: HeadCellProps<Row>) {
  const canSort = Boolean(column.isSortable && onSort)
  const tabIndex = isActive ? 0 : -1
  return (
    <div
      role="columnheader"
      aria-colindex={columnIndex + 1}
      aria-sort={direction}
      tabIndex={canSort ? undefined : tabIndex}
      data-column={column.id}
      data-align={column.align}
      className={cx(styles.headCell, stays)}
      style={style}
    >
      {canSort ? (
        <button
          type="button"
          data-widget
          tabIndex={tabIndex}
          className={styles.sortButton}
          onClick={() => onSort?.(column.id)}
        >
          <span className={styles.content}>{column.header}</span>
          <SortIcon direction={direction} />
        </button>
      ) : (
        <span className={styles.content}>{column.header}</span>
      )}
      <ResizeHandle width={width} onResize={(next) => onResize(column.id, next)} />
    </div>
  )
}

// Remembered: the head stays as it is while rows scroll, and its headings while others come in from the side.
// oxlint-disable typescript/no-unsafe-type-assertion -- `memo` forgets that the component is generic
const HeadCell = memo(PlainHeadCell) as typeof PlainHeadCell
export const GridHead = memo(PlainGridHead) as typeof PlainGridHead
// oxlint-enable typescript/no-unsafe-type-assertion
