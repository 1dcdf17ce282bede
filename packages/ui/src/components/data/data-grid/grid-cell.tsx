import { memo } from 'react'
import type { PlacedColumn } from './placed.ts'

export type GridCellProps<Row> = {
  row: Row
  place: PlacedColumn<Row>
  /** The tab stop of the grid. */
  isActive: boolean
}

function PlainGridCell<Row>({ row, place, isActive }: GridCellProps<Row>) {
  const { column, columnIndex, style, className } = place
  return (
    <div
      role={column.isPrimary ? 'rowheader' : 'gridcell'}
      aria-colindex={columnIndex + 1}
      tabIndex={isActive ? 0 : -1}
      data-align={column.align}
      className={className}
      style={style}
    >
      {column.cell(row)}
    </div>
  )
}

/** Remembered, so that scrolling sideways draws only the columns that come into view. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets that the component is generic
export const GridCell = memo(PlainGridCell) as typeof PlainGridCell
