import { type GridColumn, type Widths, widthOf } from './columns.ts'
import type { Shown } from './use-grid-window.ts'

/** A column with its place, counted with the column of checkboxes. */
export type PlacedColumn<Row> = {
  column: GridColumn<Row>
  /** 0 is the first of the grid. */
  columnIndex: number
  /** Px. */
  width: number
  style: { inlineSize: number; insetInlineStart: number }
  /** The last one that stays; a line parts it from those that scroll. */
  isEdge: boolean
}

export type Layout<Row> = {
  pinned: PlacedColumn<Row>[]
  scrolling: GridColumn<Row>[]
  scrollingWidths: number[]
  /** Px covered by checkboxes and pinned columns. */
  pinnedWidth: number
  /** How many columns stand before the first that scrolls, checkboxes included. */
  pinnedCount: number
}

/** Where the columns that stay are, and how wide the others. */
export function layOut<Row>(
  columns: readonly GridColumn<Row>[],
  widths: Widths,
  selectWidth: number,
): Layout<Row> {
  const staying = columns.filter(({ isPinned }) => isPinned)
  const scrolling = columns.filter(({ isPinned }) => !isPinned)
  const first = selectWidth > 0 ? 1 : 0
  let start = selectWidth
  const pinned = staying.map((column, index) => {
    const width = widthOf(column, widths)
    const placed = {
      column,
      columnIndex: first + index,
      width,
      style: { inlineSize: width, insetInlineStart: start },
      isEdge: index === staying.length - 1,
    }
    start += width
    return placed
  })
  return {
    pinned,
    scrolling,
    scrollingWidths: scrolling.map((column) => widthOf(column, widths)),
    pinnedWidth: start,
    pinnedCount: first + staying.length,
  }
}

/** The pinned columns and those in view, in order. */
export function placeColumns<Row>(
  layout: Layout<Row>,
  shown: readonly Shown[],
): PlacedColumn<Row>[] {
  return [
    ...layout.pinned,
    ...shown.flatMap(({ index, start }) => {
      const column = layout.scrolling[index]
      if (!column) return []
      const width = layout.scrollingWidths[index] ?? 0
      return {
        column,
        columnIndex: layout.pinnedCount + index,
        width,
        style: { inlineSize: width, insetInlineStart: start },
        isEdge: false,
      }
    }),
  ]
}
