import { memo } from 'react'
import { cx } from '#shared/cx.ts'
import { Checkbox } from '../../fields/choice/checkbox.tsx'
import * as styles from './data-table.css.ts'
import type { DataColumn } from './types.ts'

export type TableRowProps<Row> = {
  row: Row
  rowKey: string
  /** Of the whole table, the head is 1. */
  rowIndex: number
  columns: readonly DataColumn<Row>[]
  /** Absent when rows cannot be selected. */
  isSelected: boolean | undefined
  selectLabel: string | undefined
  isHighlighted: boolean
  isTabStop: boolean
  /** These three must stay the same functions. */
  onActivate: (key: string) => void
  onOpen: (row: Row) => void
  onToggle: (key: string, isExtending: boolean) => void
}

function PlainTableRow<Row>({
  row,
  rowKey,
  rowIndex,
  columns,
  isSelected,
  selectLabel,
  isHighlighted,
  isTabStop,
  onActivate,
  onOpen,
  onToggle,
}: TableRowProps<Row>) {
  return (
    <tr
      data-key={rowKey}
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      data-highlighted={isHighlighted || undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={styles.row}
      onFocus={() => onActivate(rowKey)}
      onClick={({ target, currentTarget }) => {
        if (!(target instanceof Element)) return
        // Presses in a menu of the row, which is rendered elsewhere, arrive here, too.
        const isInside = currentTarget.contains(target)
        if (isInside && !target.closest('a, button, input')) onOpen(row)
      }}
    >
      {isSelected !== undefined && (
        <td className={styles.selectCell}>
          <Checkbox
            aria-label={selectLabel ?? rowKey}
            checked={isSelected}
            onClick={(event) => onToggle(rowKey, event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </tr>
  )
}

/** What a column says of a row. */
export function Cell<Row>({
  column,
  row,
  className: extra,
}: {
  column: DataColumn<Row>
  row: Row
  className?: string
}) {
  const { align, isMuted, isPrimary, hideBelow } = column
  const className = cx(
    styles.cell({ align, isMuted, isPrimary }),
    hideBelow && styles.hideBelow[hideBelow],
    extra,
  )
  if (isPrimary)
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    )
  return <td className={className}>{column.cell(row)}</td>
}

/** Remembered, so that scrolling renders only the rows that come into view. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets that the component is generic
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow
