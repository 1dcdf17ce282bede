import { type ReactNode, useRef } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { useDensitySize } from '#shared/use-density-size.ts'
import { useRowWindow } from '#shared/use-row-window.ts'
import { useStable } from '#shared/use-stable.ts'
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx'
import * as styles from './data-table.css.ts'
import { Spacer } from './spacer.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import type { DataColumn, DataSelection, DataSort } from './types.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useTableModel } from './use-table-model.ts'

export type DataTableProps<Row extends object> = Labelled & {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Name of a row, for its checkbox. */
  rowName?: (row: Row) => string
  sort?: DataSort | undefined
  /** The caller sorts the rows, a server for instance. Without it the table sorts them by the values of its columns. */
  onSortChange?: (sort: DataSort) => void
  /** Only rows in which a column's value contains this are shown. */
  filter?: string
  selection?: DataSelection
  /** Enter, or a press on the row outside its controls. */
  onOpen?: (row: Row) => void
  /** The row whose details are open beside the table, or the user's own. */
  isHighlighted?: (row: Row) => boolean
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
  loading?: boolean
  isBare?: boolean
  isBoxed?: boolean
}

const SKELETON_ROWS = [0, 1, 2, 3, 4, 5, 6, 7]

/** Rows of facts: sticky head, sort, selection, keyboard. Long tables render only the rows in view. */
export function DataTable<Row extends object>({
  columns,
  rows: allRows,
  rowKey,
  rowName = rowKey,
  sort,
  onSortChange,
  filter = '',
  selection,
  onOpen,
  isHighlighted,
  empty,
  loading = false,
  isBare,
  isBoxed,
  label,
  ...rest
}: DataTableProps<Row>) {
  const rowHeight = useDensitySize('tableRow')
  const body = useRef<HTMLTableSectionElement>(null)
  const model = useTableModel({
    ...{ columns, rowKey, sort, onSortChange, filter, selection },
    rows: allRows,
  })
  const { rows, keys } = model
  const shown = useRowWindow(body, { count: rows.length, rowHeight })
  // Rows are remembered by what they are given, so what they call must stay the same function.
  const handleToggle = useStable(model.toggle)
  const { tabStop, setActiveKey, handleKeyDown } = useRowKeys({
    keys,
    onToggle: selection && handleToggle,
    onOpen:
      onOpen &&
      ((key) => {
        const row = rows[keys.indexOf(key)]
        if (row) onOpen(row)
      }),
  })
  const handleOpen = useStable((row: Row) => onOpen?.(row))
  const columnCount = columns.length + (selection ? 1 : 0)
  const isEmpty = !loading && rows.length === 0

  return (
    <div className={styles.frame({ isBare: isBare ?? false, isBoxed })}>
      <table
        className={styles.table}
        aria-rowcount={rows.length + 1}
        aria-busy={loading}
        aria-label={label}
        {...rest}
      >
        <TableHead {...{ columns, model, selection }} />
        {/* Keys of the rows bubble to here; the rows themselves take the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody ref={body} onKeyDown={handleKeyDown}>
          {isEmpty && (
            <tr>
              <td colSpan={columnCount} className={styles.note}>
                {empty}
              </td>
            </tr>
          )}
          {loading && rows.length === 0 && <SkeletonRows columnCount={columnCount} />}
          <Spacer height={shown.before} />
          {rows.slice(shown.first, shown.last).map((row, offset) => {
            const index = shown.first + offset
            const key = keys[index] ?? ''
            return (
              <TableRow
                key={key}
                row={row}
                rowKey={key}
                rowIndex={index + 2}
                columns={columns}
                isSelected={selection?.selected.has(key)}
                selectLabel={selection?.labels.row(rowName(row))}
                isHighlighted={isHighlighted?.(row) ?? false}
                isTabStop={key === tabStop}
                onActivate={setActiveKey}
                onOpen={handleOpen}
                onToggle={handleToggle}
              />
            )
          })}
          <Spacer height={shown.after} />
        </tbody>
      </table>
    </div>
  )
}

function SkeletonRows({ columnCount }: { columnCount: number }) {
  return SKELETON_ROWS.map((index) => (
    <tr key={index} className={styles.row} aria-hidden>
      <td colSpan={columnCount} className={styles.cell()}>
        <Skeleton width={`${40 + ((index * 23) % 50)}%`} />
      </td>
    </tr>
  ))
}
