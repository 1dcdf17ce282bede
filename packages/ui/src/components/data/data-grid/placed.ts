import { cx } from '#shared/cx.ts'
import { type GridColumn, type Widths, widthOf } from './columns.ts'
import * as styles from './data-grid.css.ts'

/** A column with its place, counted with the column of checkboxes. */
export type PlacedColumn<Row> = {
  column: GridColumn<Row>
  /** 0 is the first of the grid. */
  columnIndex: number
  /** Px from the start of the grid, and its own width. */
  start: number
  width: number
  style: { inlineSize: number; marginInlineStart: number; insetInlineStart?: number }
  /** Whether it stays, and is the last that does. */
  stays: string | undefined
  className: string | undefined
}

export type Layout<Row> = {
  pinned: PlacedColumn<Row>[]
  scrolling: PlacedColumn<Row>[]
  scrollingWidths: number[]
  /** Px covered by checkboxes and pinned columns. */
  pinnedWidth: number
  /** How many columns stand before the first that scrolls, checkboxes included. */
  pinnedCount: number
}

/** Where every column stands. A place is made once, so that cells which are remembered by it stay while others come into view. */
export function layOut<Row>(
  columns: readonly GridColumn<Row>[],
  widths: Widths,
  selectWidth: number,
): Layout<Row> {
  const staying = columns.filter(({ isPinned }) => isPinned)
  const first = selectWidth > 0 ? 1 : 0
  let start = selectWidth
  const place = (column: GridColumn<Row>, index: number): PlacedColumn<Row> => {
    const width = widthOf(column, widths)
    const isEdge = index === staying.length - 1
    const stays = column.isPinned ? cx(styles.pinned, isEdge && styles.edge) : undefined
    const placed = {
      column,
      columnIndex: first + index,
      start,
      width,
      style: {
        inlineSize: width,
        marginInlineStart: start,
        ...(column.isPinned && { insetInlineStart: start }),
      },
      stays,
      className: cx(styles.cell, stays, column.isPrimary && styles.primary),
    }
    start += width
    return placed
  }
  const pinned = staying.map(place)
  const pinnedWidth = start
  const scrolling = columns
    .filter(({ isPinned }) => !isPinned)
    .map((column, index) => place(column, staying.length + index))
  return {
    pinned,
    scrolling,
    scrollingWidths: scrolling.map(({ width }) => width),
    pinnedWidth,
    pinnedCount: first + staying.length,
  }
}

/** The pinned columns and those in view, in order. */
export const drawnColumns = <Row>(
  { pinned, scrolling }: Layout<Row>,
  shown: readonly number[],
): PlacedColumn<Row>[] => [...pinned, ...shown.flatMap((index) => scrolling[index] ?? [])]
