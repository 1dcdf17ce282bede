import { memo, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import type { Labelled } from '#shared/labelled.ts'
import { useDensitySize } from '#shared/use-density-size.ts'
import { useRowWindow } from '#shared/use-row-window.ts'
import * as tableStyles from '../data-table/data-table.css.ts'
import { Spacer } from '../data-table/spacer.tsx'
import { Cell } from '../data-table/table-row.tsx'
import type { DataColumn } from '../data-table/types.ts'
import * as styles from './stream-table.css.ts'

export type StreamTableProps<Row extends object> = Labelled & {
  /** The same ones while nothing about them changes, so that rows are not rendered again. */
  columns: readonly DataColumn<Row>[]
  /** In the order they are shown. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Rows to look at first. */
  isBad?: (row: Row) => boolean
  /** Lines of text a row has room for. */
  lines?: 1 | 3
  /** Words of the button that shows what came meanwhile; absent when nothing did. */
  newRows?: ReactNode
  onShowNew?: () => void
}

const lineHeightRem = 1.4

/**
 * A list that grows while it is looked at, of any length: only rows in view are rendered, and no work is done for the others. It does
 * not sort, filter or select; `DataTable` does.
 */
export function StreamTable<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  isBad,
  lines = 1,
  newRows,
  onShowNew,
  ...rest
}: StreamTableProps<Row>) {
  const oneLine = useDensitySize('tableRow')
  const rowHeight = oneLine + (lines - 1) * lineHeightRem * rootFontSize()
  const body = useRef<HTMLTableSectionElement>(null)
  const shown = useRowWindow(body, { count: rows.length, rowHeight })
  return (
    <div className={cx(tableStyles.frame({}), styles.frame)}>
      <table
        className={cx(tableStyles.table, styles.table)}
        aria-rowcount={rows.length + 1}
        aria-label={label}
        {...rest}
      >
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                style={{ inlineSize: column.width }}
                className={cx(
                  tableStyles.headCell,
                  column.hideBelow && tableStyles.hideBelow[column.hideBelow],
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newRows !== undefined && (
            <tr>
              <td colSpan={columns.length} className={styles.newRowsCell}>
                <button type="button" className={styles.newRows} onClick={onShowNew}>
                  {newRows}
                </button>
              </td>
            </tr>
          )}
        </tbody>
        <tbody ref={body}>
          <Spacer height={shown.before} />
          {rows.slice(shown.first, shown.last).map((row, offset) => (
            <StreamRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              rowIndex={shown.first + offset + 2}
              isBad={isBad?.(row) ?? false}
              height={rowHeight}
            />
          ))}
          <Spacer height={shown.after} />
        </tbody>
      </table>
    </div>
  )
}

type StreamRowProps<Row> = {
  row: Row
  columns: readonly DataColumn<Row>[]
  /** Of the whole table, the head is 1. */
  rowIndex: number
  isBad: boolean
  height: number
}

function PlainStreamRow<Row>({ row, columns, rowIndex, isBad, height }: StreamRowProps<Row>) {
  return (
    <tr
      aria-rowindex={rowIndex}
      data-tone={isBad ? 'bad' : undefined}
      className={cx(tableStyles.row, styles.row)}
      style={{ blockSize: height }}
    >
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} className={styles.cell} />
      ))}
    </tr>
  )
}

/** Remembered, so that scrolling renders only the rows that come into view. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets that the component is generic
const StreamRow = memo(PlainStreamRow) as typeof PlainStreamRow

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
