import { memo } from 'react'
import { cx } from '#shared/cx.ts'
import { Checkbox } from '../../fields/choice/checkbox.tsx'
import * as styles from './data-grid.css.ts'
import { GridCell } from './grid-cell.tsx'
import type { PlacedColumn } from './placed.ts'

export type GridRowProps<Row> = {
  row: Row
  rowKey: string
  /** Of the whole grid, the head is 1. */
  rowIndex: number
  start: number
  height: number
  columns: readonly PlacedColumn<Row>[]
  /** Px of the column of checkboxes; 0 without. */
  selectWidth: number
  selectLabel: string | undefined
  isSelected: boolean
  /** Column of the tab stop, when it is in this row. */
  activeColumn: number | null
  onToggle: (key: string, isExtending: boolean) => void
}

function PlainGridRow<Row>({
  row,
  rowKey,
  rowIndex,
  start,
  height,
  columns,
  selectWidth,
  selectLabel,
  isSelected,
  activeColumn,
  onToggle,
}: GridRowProps<Row>) {
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={selectWidth > 0 ? isSelected : undefined}
      data-key={rowKey}
      className={styles.row}
      style={{ insetBlockStart: start, blockSize: height }}
    >
      {selectWidth > 0 && (
        <div
          role="gridcell"
          aria-colindex={1}
          className={cx(styles.headCell, styles.pinned)}
          style={{ inlineSize: selectWidth, insetInlineStart: 0 }}
        >
          <Checkbox
            data-widget
            tabIndex={activeColumn === 0 ? 0 : -1}
            aria-label={selectLabel ?? rowKey}
            checked={isSelected}
            onClick={(event) => onToggle(rowKey, event.shiftKey)}
          />
        </div>
      )}
      {columns.map((place) => (
        <GridCell
          key={place.column.id}
          row={row}
          place={place}
          isActive={activeColumn === place.columnIndex}
        />
      ))}
    </div>
  )
}

/** Remembered, so that scrolling draws only the rows that come into view. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets that the component is generic
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow
