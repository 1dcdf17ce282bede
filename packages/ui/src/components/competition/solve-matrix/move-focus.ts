import { focusWhenDrawn } from './focus-when-drawn.ts'

const MOVES: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const focusableIn = (cell: HTMLTableCellElement | undefined): HTMLElement | null =>
  cell?.querySelector('button') ?? (cell?.hasAttribute('tabindex') ? cell : null)

/** The next place that takes the focus, from a cell in one direction; score and solves are passed over. */
export function nextFocusable(
  row: HTMLTableRowElement,
  from: number,
  step: number,
): HTMLElement | null {
  for (let index = from; index > 0 && index < row.cells.length; index += step) {
    const cell = row.cells[index]
    // Columns that are out of view and not drawn: they come as the box scrolls.
    if (cell?.hasAttribute('data-gap')) return null
    const found = focusableIn(cell)
    if (found) return found
  }
  return null
}

/** Moves the focus one cell on, as soon as its row has its cells; says whether there is a cell to go to. */
export function moveFocus(target: EventTarget, key: string): boolean {
  const move = MOVES[key]
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null
  const row = cell?.parentElement
  if (!move || !cell || !(row instanceof HTMLTableRowElement)) return false
  const [down, right] = move
  const isRtl = getComputedStyle(row).direction === 'rtl'
  const step = (isRtl ? -right : right) || 1
  const rows = [...(row.parentElement?.children ?? [])]
  const nextRow = down === 0 ? row : rows[rows.indexOf(row) + down]
  if (!(nextRow instanceof HTMLTableRowElement)) return false
  const find = () => nextFocusable(nextRow, cell.cellIndex + (down === 0 ? step : 0), step)
  const hasCells = nextRow.querySelector('[data-column]') !== null
  if (hasCells && !find()) return false
  const active = document.activeElement
  focusWhenDrawn(() => (document.activeElement === active ? find() : null))
  return true
}
