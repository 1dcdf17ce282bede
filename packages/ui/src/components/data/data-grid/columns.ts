import type { ReactNode } from 'react'
import type { ModelColumn } from '../data-table/use-table-model.ts'

export type GridColumn<Row> = ModelColumn<Row> & {
  /** Heading in words; also names the column's tools. */
  header: string
  cell: (row: Row) => ReactNode
  /** Px at the start; the user may change it. */
  width?: number
  align?: 'start' | 'end'
  /** Stays at the start while the others scroll. */
  isPinned?: boolean
  /** Names the row, for readers; one column has it. Never hidden by the user. */
  isPrimary?: boolean
}

export const DEFAULT_WIDTH = 140
export const MIN_WIDTH = 48
export const MAX_WIDTH = 800
/** Px by which a key widens a column; with Shift held as well as the arrow's own, see `widthForKey`. */
export const WIDTH_STEP = 16

export type Widths = Readonly<Record<string, number>>

export const clampWidth = (width: number) =>
  Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)))

export const widthOf = (column: { id: string; width?: number }, widths: Widths) =>
  clampWidth(widths[column.id] ?? column.width ?? DEFAULT_WIDTH)

/** Pinned columns first, hidden ones left out; the order is otherwise the caller's. */
export function arrange<Row>(
  columns: readonly GridColumn<Row>[],
  hidden: ReadonlySet<string>,
): GridColumn<Row>[] {
  const shown = columns.filter(({ id, isPrimary }) => isPrimary || !hidden.has(id))
  return [...shown.filter(({ isPinned }) => isPinned), ...shown.filter(({ isPinned }) => !isPinned)]
}
