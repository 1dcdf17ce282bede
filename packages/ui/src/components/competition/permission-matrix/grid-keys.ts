/** The cell of a grid with the focus. Row 0 is the head; column 0 may be the column of checkboxes. */
export type Place = { row: number; column: number }

export type GridSize = {
  /** Rows with the head. */
  rows: number
  columns: number
  /** Rows that one page shows. */
  page: number
}

type Key = { key: string; ctrlKey: boolean; metaKey: boolean }

const clamp = (value: number, count: number) => Math.min(Math.max(0, count - 1), Math.max(0, value))

/** The keys of a data grid after the ARIA Authoring Practices. Null for a key that does not move. */
export function placeForKey(
  { key, ctrlKey, metaKey }: Key,
  { row, column }: Place,
  { rows, columns, page }: GridSize,
  isRightToLeft = false,
): Place | null {
  const isWhole = ctrlKey || metaKey
  const forward = isRightToLeft ? -1 : 1
  const at = (nextRow: number, nextColumn: number): Place => ({
    row: clamp(nextRow, rows),
    column: clamp(nextColumn, columns),
  })
  switch (key) {
    case 'ArrowDown':
      return at(row + 1, column)
    case 'ArrowUp':
      return at(row - 1, column)
    case 'ArrowRight':
      return at(row, column + forward)
    case 'ArrowLeft':
      return at(row, column - forward)
    case 'PageDown':
      return at(row + page, column)
    case 'PageUp':
      // From the body a page never jumps onto the head: that would leave the data.
      return at(row === 0 ? 0 : Math.max(1, row - page), column)
    case 'Home':
      return isWhole ? at(0, 0) : at(row, 0)
    case 'End':
      return isWhole ? at(rows - 1, columns - 1) : at(row, columns - 1)
    default:
      return null
  }
}
