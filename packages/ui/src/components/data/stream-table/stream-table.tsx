import { type ReactNode, useRef } from 'react'
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
 * A list that grows while it is looked at, of any length: only rows in view are drawn, and no work is done for the others. It does
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
    <div className={tableStyles.frame({})}>
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
              <td colSpan={columns.length}>
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
            <tr
              key={rowKey(row)}
              aria-rowindex={shown.first + offset + 2}
              data-tone={isBad?.(row) ? 'bad' : undefined}
              className={cx(tableStyles.row, styles.row)}
              style={{ blockSize: rowHeight }}
            >
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} className={styles.cell} />
              ))}
            </tr>
          ))}
          <Spacer height={shown.after} />
        </tbody>
      </table>
    </div>
  )
}

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
