import { memo } from 'react'
import * as styles from './data-grid.css.ts'
import type { PlacedColumn } from './placed.ts'

export type GridCellProps<Row> = {
  row: Row
  place: PlacedColumn<Row>
  /** The tab stop of the grid. */
  isActive: boolean
}

function PlainGridCell<Row>({ row, place, isActive }: GridCellProps<Row>) {
  const { column, columnIndex, style, isEdge } = place
  return (
    <div
      role={column.isPrimary ? 'rowheader' : 'gridcell'}
      aria-colindex={columnIndex + 1}
      tabIndex={isActive ? 0 : -1}
      data-align={column.align}
      data-primary={column.isPrimary || undefined}
      data-pinned={column.isPinned || undefined}
      data-edge={isEdge || undefined}
      data-scrolls={!column.isPinned || undefined}
      className={styles.cell}
      style={style}
    >
      <span className={styles.content}>{column.cell(row)}</span>
    </div>
  )
}

/** Remembered, so that scrolling sideways draws only the columns that come into view. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets that the component is generic
export const GridCell = memo(PlainGridCell) as typeof PlainGridCell
