import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFns,
  functionalUpdate,
  globalFilteringFeature,
  rowSelectionFeature,
  type RowSelectionState,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { DataSelection, DataSort, ModelColumn } from './types.ts'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns,
  sortFns,
})

type TableModelOptions<Row> = {
  columns: readonly ModelColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort: DataSort | undefined
  onSortChange: ((sort: DataSort) => void) | undefined
  filter: string
  selection: DataSelection | undefined
}

const NO_SELECTION: ReadonlySet<string> = new Set()

/**
 * Sorting, filtering and selection of a table by TanStack Table. With `onSortChange` the caller sorts the rows, a server for
 * instance; without it the table does, beginning with `sort`.
 */
export function useTableModel<Row extends object>({
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  filter,
  selection,
}: TableModelOptions<Row>) {
  const [ownSort, setOwnSort] = useState(sort)
  const isSortedByCaller = onSortChange !== undefined
  const shownSort = isSortedByCaller ? sort : ownSort
  const selected = selection?.selected ?? NO_SELECTION
  const columnDefs = useMemo(
    () =>
      columns.map(({ id, isSortable = false, value }) => ({
        id,
        accessorFn: value ?? (() => ''),
        enableSorting: isSortable && (isSortedByCaller || value !== undefined),
        enableGlobalFilter: Boolean(value),
        sortDescFirst: false,
      })),
    [columns, isSortedByCaller],
  )
  const sortable: ReadonlySet<string> = useMemo(
    () => new Set(columnDefs.flatMap(({ id, enableSorting }) => (enableSorting ? [id] : []))),
    [columnDefs],
  )
  const sorting = useMemo(
    () =>
      shownSort ? [{ id: shownSort.columnId, desc: shownSort.direction === 'descending' }] : [],
    [shownSort],
  )
  const rowSelection = useMemo(
    () => Object.fromEntries([...selected].map((key) => [key, true as const])),
    [selected],
  )
  const table = useTable({
    features,
    columns: columnDefs,
    data: rows,
    getRowId: rowKey,
    state: { sorting, rowSelection, globalFilter: filter },
    manualSorting: isSortedByCaller,
    enableSortingRemoval: false,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      if (!next) return
      const change = onSortChange ?? setOwnSort
      change({ columnId: next.id, direction: next.desc ? 'descending' : 'ascending' })
    },
    onRowSelectionChange: (updater: Updater<RowSelectionState>) =>
      selection?.onChange(new Set(Object.keys(functionalUpdate(updater, rowSelection)))),
  })
  const model = table.getRowModel()
  const shownRows = useMemo(() => model.rows.map(({ original }) => original), [model])
  const keys = useMemo(() => model.rows.map(({ id }) => id), [model])
  return {
    /** Filtered and in order. */
    rows: shownRows,
    keys,
    sort: shownSort,
    /** Ids of the columns that can be sorted by. */
    sortable,
    toggleSort: (columnId: string) => table.getColumn(columnId)?.toggleSorting(),
    isAllSelected: table.getIsAllRowsSelected(),
    isSomeSelected: table.getIsSomeRowsSelected(),
    toggleAll: () => table.toggleAllRowsSelected(),
    /** Selects a row, or with `isExtending` all from the one toggled last to this one. */
    toggle: (key: string, isExtending: boolean) => {
      const row = model.rowsById[key]
      if (!row || !selection) return
      const checked = isExtending || !row.getIsSelected()
      row.getToggleSelectedHandler()({ target: { checked }, shiftKey: isExtending })
    },
  }
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>
