import { memo } from 'react'
import { cx } from '#shared/cx.ts'
import { SelectAll, SortIcon } from '../data-table/head-parts.tsx'
import type { DataSort } from '../data-table/types.ts'
import type { SelectAllProps } from '../data-table/head-parts.tsx'
import * as styles from './data-grid.css.ts'
import type { PlacedColumn } from './placed.ts'
import { ResizeHandle } from './resize-handle.tsx'

type HeadActions = {
  sortable: ReadonlySet<string>
  /** These must stay the same functions. */
  onSort: (columnId: string) => void
  onResize: (columnId: string, width: number) => void
}

export type GridHeadProps<Row> = HeadActions & {
  columns: readonly PlacedColumn<Row>[]
  height: number
  selectWidth: number
  /** The checkbox of all rows; absent when rows cannot be selected. */
  selectAll: SelectAllProps | undefined
  sort: DataSort | undefined
  activeColumn: number | null
}

function PlainGridHead<Row>({
  columns,
  height,
  selectWidth,
  selectAll,
  sort,
  activeColumn,
  ...actions
}: GridHeadProps<Row>) {
  return (
    <div role="row" aria-rowindex={1} className={styles.head} style={{ blockSize: height }}>
      {selectAll && (
        <div
          role="columnheader"
          aria-colindex={1}
          aria-label={selectAll.label}
          className={cx(styles.headCell, styles.pinned)}
          style={{ inlineSize: selectWidth, insetInlineStart: 0 }}
        >
          <SelectAll {...selectAll} data-widget tabIndex={activeColumn === 0 ? 0 : -1} />
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
  sortable,
  onSort,
  onResize,
}: HeadCellProps<Row>) {
  const isSortable = sortable.has(column.id)
  const tabIndex = isActive ? 0 : -1
  return (
    <div
      role="columnheader"
      aria-colindex={columnIndex + 1}
      aria-sort={direction}
      tabIndex={isSortable ? undefined : tabIndex}
      data-column={column.id}
      data-align={column.align}
      className={cx(styles.headCell, stays)}
      style={style}
    >
      {isSortable ? (
        <button
          type="button"
          data-widget
          tabIndex={tabIndex}
          className={styles.sortButton}
          onClick={() => onSort(column.id)}
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
