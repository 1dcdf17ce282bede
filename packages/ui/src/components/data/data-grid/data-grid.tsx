import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { useDensitySize } from '#shared/use-density-size.ts'
import { useStable } from '#shared/use-stable.ts'
import type { DataSelection, DataSort } from '../data-table/types.ts'
import { useTableModel } from '../data-table/use-table-model.ts'
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import {
  arrange,
  clampWidth,
  type GridColumn,
  WIDTH_STEP,
  type Widths,
  widthOf,
} from './columns.ts'
import * as styles from './data-grid.css.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { drawnColumns, layOut } from './placed.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { useGridWindow } from './use-grid-window.ts'

export type DataGridProps<Row extends object> = Labelled & {
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Name of a row, for its checkbox. */
  rowName?: (row: Row) => string
  /** Ids of columns the user has put away, see `ColumnPicker`. */
  hiddenColumns?: ReadonlySet<string>
  sort?: DataSort | undefined
  /** The caller sorts the rows, a server for instance. Without it the grid sorts them by the values of its columns. */
  onSortChange?: (sort: DataSort) => void
  /** Only rows in which a column's value contains this are shown. */
  filter?: string
  selection?: DataSelection
  /** Enter on a cell that holds no control, or a double press. */
  onOpen?: (row: Row) => void
  /** Px by column id, as the user left them. */
  defaultWidths?: Widths
  onWidthsChange?: (widths: Widths) => void
  /** Sentence for readers after a column changed its width in px. */
  resizedText: (column: string, width: number) => string
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
  loading?: boolean
  /** Any CSS height of the box. */
  height?: string
}

const NOTHING: ReadonlySet<string> = new Set()
const NO_WIDTHS: Widths = {}
const SKELETON_ROWS = [0, 1, 2, 3, 4, 5]
const SELECT_WIDTH = 40

/**
 * Many rows and many columns in a box of their own: only those in view are drawn. Head and pinned columns stay.
 * Keys after the ARIA data grid; Shift with an arrow on a heading changes the column's width.
 */
export function DataGrid<Row extends object>({
  label,
  columns,
  rows: allRows,
  rowKey,
  rowName = rowKey,
  hiddenColumns = NOTHING,
  sort,
  onSortChange,
  filter = '',
  selection,
  onOpen,
  defaultWidths = NO_WIDTHS,
  onWidthsChange,
  resizedText,
  empty,
  loading = false,
  height = '32rem',
}: DataGridProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useDensitySize('tableRow')
  const [widths, setWidths] = useState(defaultWidths)
  const [resized, setResized] = useState('')
  const selectWidth = selection ? SELECT_WIDTH : 0
  const shownColumns = useMemo(() => arrange(columns, hiddenColumns), [columns, hiddenColumns])
  const layout = useMemo(
    () => layOut(shownColumns, widths, selectWidth),
    [shownColumns, widths, selectWidth],
  )
  const model = useTableModel({
    ...{ columns, rowKey, sort, onSortChange, filter, selection },
    rows: allRows,
  })
  const { rows, keys } = model
  const columnCount = shownColumns.length + (selection ? 1 : 0)

  const { active, isRightToLeft, moveFor, focusProps } = useGridFocus({
    scroller,
    rowCount: rows.length + 1,
    columnCount,
    rowHeight,
  })
  const view = useGridWindow({
    scroller,
    rowCount: rows.length,
    rowHeight,
    headHeight: rowHeight,
    widths: layout.scrollingWidths,
    pinnedWidth: layout.pinnedWidth,
    activeRow: active.row - 1,
    activeColumn: active.column - layout.pinnedCount,
    isRightToLeft,
  })
  const drawn = useMemo(() => drawnColumns(layout, view.shownColumns), [layout, view.shownColumns])

  // Head and rows are remembered by what they are given, so what they call must stay the same function.
  const toggle = useStable(model.toggle)
  const handleSort = useStable(model.toggleSort)
  const toggleAll = useStable(model.toggleAll)
  const allLabel = selection?.words.all
  const { isAllSelected, isSomeSelected } = model
  const selectAll = useMemo(
    () =>
      allLabel === undefined
        ? undefined
        : { label: allLabel, model: { isAllSelected, isSomeSelected, toggleAll } },
    [allLabel, isAllSelected, isSomeSelected, toggleAll],
  )
  const resize = useStable((columnId: string, width: number) => {
    const next = { ...widths, [columnId]: clampWidth(width) }
    setWidths(next)
    onWidthsChange?.(next)
  })
  const resizeByKey = (event: KeyboardEvent): boolean => {
    const { target } = event
    if (active.row !== 0 || !event.shiftKey || !(target instanceof Element)) return false
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const id = target.closest<HTMLElement>('[data-column]')?.dataset.column
    const column = shownColumns.find((candidate) => candidate.id === id)
    if (!direction || !column) return false
    const step = direction * WIDTH_STEP * (isRightToLeft ? -1 : 1)
    const width = clampWidth(widthOf(column, widths) + step)
    resize(column.id, width)
    setResized(resizedText(column.header, width))
    return true
  }
  const actOnCell = (event: KeyboardEvent): boolean => {
    const row = rows[active.row - 1]
    const key = keys[active.row - 1]
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && selection) {
      toggleAll()
      return true
    }
    if (!row || key === undefined) return false
    const { target } = event
    const isOnCell = target instanceof HTMLElement && target.matches('[aria-colindex]')
    if (!isOnCell) return false
    if (event.key === ' ' && selection) {
      toggle(key, event.shiftKey)
      return true
    }
    if (event.key !== 'Enter' && event.key !== 'F2') return false
    const control = target.querySelector<HTMLElement>('a[href], button, input, select, textarea')
    if (control) control.focus()
    else if (event.key === 'Enter') onOpen?.(row)
    return true
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (resizeByKey(event) || actOnCell(event)) event.preventDefault()
    else moveFor(event, (place) => view.scrollTo(place.row - 1, place.column - layout.pinnedCount))
  }

  const isEmpty = rows.length === 0
  return (
    <div className={styles.root}>
      {/* One cell of the grid takes the focus, never the grid itself. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columnCount}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={loading}
        className={styles.scroller}
        style={isEmpty ? undefined : { blockSize: height }}
        onKeyDown={handleKeyDown}
        onDoubleClick={(event) => {
          const { target } = event
          const key =
            target instanceof Element && target.closest<HTMLElement>('[data-key]')?.dataset.key
          const row = key ? rows[keys.indexOf(key)] : undefined
          if (row) onOpen?.(row)
        }}
        {...focusProps}
      >
        <div
          role="presentation"
          className={styles.canvas}
          style={{
            inlineSize: `max(100%, ${view.width}px)`,
            blockSize: isEmpty ? undefined : view.height,
          }}
        >
          <GridHead
            {...{ selectAll, selectWidth }}
            sort={model.sort}
            sortable={model.sortable}
            onSort={handleSort}
            columns={drawn}
            height={rowHeight}
            onResize={resize}
            activeColumn={active.row === 0 ? active.column : null}
          />
          {view.shownRows.map((index) => {
            const row = rows[index]
            const key = keys[index]
            if (row === undefined || key === undefined) return null
            return (
              <GridRow
                key={key}
                row={row}
                rowKey={key}
                rowIndex={index + 2}
                start={(index + 1) * rowHeight}
                height={rowHeight}
                columns={drawn}
                selectWidth={selectWidth}
                selectLabel={selection?.words.row(rowName(row))}
                isSelected={selection?.selected.has(key) ?? false}
                activeColumn={active.row === index + 1 ? active.column : null}
                onToggle={toggle}
              />
            )
          })}
        </div>
      </div>
      {isEmpty && <div className={styles.note}>{loading ? <LoadingRows /> : empty}</div>}
      <VisuallyHidden>
        <output>{resized}</output>
      </VisuallyHidden>
    </div>
  )
}

function LoadingRows() {
  return SKELETON_ROWS.map((index) => (
    <div key={index} className={styles.loadingRow}>
      <Skeleton width={`${40 + ((index * 23) % 50)}%`} />
    </div>
  ))
}
