import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from 'react'
import { Gradual } from './gradual.ts'
import { firstPace, nextPace } from './pace.ts'

export type GridWindowOptions = {
  scroller: RefObject<HTMLElement | null>
  rowCount: number
  /** Px. */
  rowHeight: number
  headHeight: number
  /** Px of every column that scrolls, in order. */
  widths: readonly number[]
  /** Px covered by the columns that stay. */
  pinnedWidth: number
  /** Drawn wherever the box stands, so that the focus is never lost: a row and a scrolling column. */
  activeRow: number
  activeColumn: number
  isRightToLeft: boolean
}

const ROWS_AT_ONCE = 4
const COLUMNS_AT_ONCE = 2

const holdsAll = (shown: readonly number[], wanted: readonly number[]) =>
  shown === wanted || wanted.every((index) => shown.includes(index))

/** Rows or columns that come and go together: each change of the page costs as much as drawing many cells. */
const inBlocks = ({ startIndex, endIndex, overscan, count }: Range, block: number): Range => ({
  startIndex: Math.max(0, Math.floor((startIndex - overscan) / block) * block),
  endIndex: Math.min(count, Math.ceil((endIndex + 1 + overscan) / block) * block) - 1,
  overscan: 0,
  count,
})

const keeping = (index: number, block: number) => (range: Range) => {
  const shown = defaultRangeExtractor(inBlocks(range, block))
  if (index < 0 || index >= range.count || shown.includes(index)) return shown
  return [...shown, index].toSorted((one, other) => one - other)
}

/**
 * The rows and columns in view, and the way to others. Only plain values leave, since the virtualizers change in place; a list
 * is the same one until what it shows changes.
 */
export function useGridWindow({
  scroller,
  rowCount,
  rowHeight,
  headHeight,
  widths,
  pinnedWidth,
  activeRow,
  activeColumn,
  isRightToLeft,
}: GridWindowOptions) {
  // oxlint-disable react/incompatible-library
  const getScrollElement = useCallback(() => scroller.current, [scroller])
  // A virtualizer lists anew what it shows for every new extractor; the same list again keeps every row as it is.
  const keepRow = useMemo(() => keeping(activeRow, ROWS_AT_ONCE), [activeRow])
  const keepColumn = useMemo(() => keeping(activeColumn, COLUMNS_AT_ONCE), [activeColumn])
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement,
    estimateSize: () => rowHeight,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    overscan: 2,
    rangeExtractor: keepRow,
    useFlushSync: false,
  })
  const columns = useVirtualizer({
    horizontal: true,
    isRtl: isRightToLeft,
    count: widths.length,
    getScrollElement,
    estimateSize: (index) => widths[index] ?? 0,
    paddingStart: pinnedWidth,
    scrollPaddingStart: pinnedWidth,
    overscan: 1,
    rangeExtractor: keepColumn,
    useFlushSync: false,
  })
  // oxlint-enable react/incompatible-library
  useLayoutEffect(() => rows.measure(), [rows, rowHeight])
  useLayoutEffect(() => columns.measure(), [columns, widths])
  const scrollTo = useCallback(
    (row: number, column: number) => {
      if (row >= 0) rows.scrollToIndex(row)
      if (column >= 0) columns.scrollToIndex(column)
    },
    [rows, columns],
  )

  const [rowsTaken] = useState(() => new Gradual())
  const [columnsTaken] = useState(() => new Gradual())
  const [{ time: frame, cells }, goOn] = useReducer(nextPace, firstPace)
  const isScrolling = rows.isScrolling || columns.isScrolling
  const wantedRows = rows.getVirtualIndexes()
  const wantedColumns = columns.getVirtualIndexes()
  const take = (gradual: Gradual, wanted: readonly number[], across: number, kept: number) => {
    if (!isScrolling) return gradual.takeAll(wanted)
    const most = Math.max(1, Math.floor(cells / (across + 1)))
    return gradual.take(wanted, { frame, most, kept })
  }
  const shownRows = take(rowsTaken, wantedRows, wantedColumns.length, activeRow)
  const shownColumns = take(columnsTaken, wantedColumns, wantedRows.length, activeColumn)
  const isMissing = !holdsAll(shownRows, wantedRows) || !holdsAll(shownColumns, wantedColumns)
  useEffect(() => {
    if (!isMissing) return undefined
    const request = requestAnimationFrame(goOn)
    return () => cancelAnimationFrame(request)
  }, [isMissing, frame])
  return {
    shownRows,
    shownColumns,
    height: rows.getTotalSize(),
    width: columns.getTotalSize(),
    scrollTo,
  }
}
