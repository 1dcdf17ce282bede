import { focusWhenRendered } from './focus-when-rendered.ts'

const MOVES: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** What of a cell takes the focus, coming from its start or its end. */
const focusableIn = (cell: HTMLTableCellElement | undefined, step: number): HTMLElement | null =>
  [...(cell?.querySelectorAll('button') ?? [])].at(step < 0 ? -1 : 0) ??
  (cell?.hasAttribute('tabindex') ? cell : null)

/** The button beside the one with the focus, in the same cell. */
function besideIn(cell: HTMLTableCellElement, target: Element, step: number): HTMLElement | null {
  const buttons = [...cell.querySelectorAll('button')]
  const place = buttons.findIndex((button) => button.contains(target))
  return place < 0 ? null : (buttons[place + step] ?? null)
}

/** The next place that takes the focus, from a cell in one direction; score and solves are passed over. */
export function nextFocusable(
  row: HTMLTableRowElement,
  from: number,
  step: number,
): HTMLElement | null {
  for (let index = from; index > 0 && index < row.cells.length; index += step) {
    const cell = row.cells[index]
    // Columns that are out of view and not rendered: they come as the box scrolls.
    if (cell?.hasAttribute('data-gap')) return null
    const found = focusableIn(cell, step)
    if (found) return found
  }
  return null
}

/** Moves the focus one cell on, as soon as its row has its cells; says whether there is a cell to go to. */
export function moveFocus(target: EventTarget, key: string): boolean {
  const move = MOVES[key]
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null
  const row = cell?.parentElement
  if (!(target instanceof Element) || !move || !cell || !(row instanceof HTMLTableRowElement))
    return false
  const [down, right] = move
  const isRtl = getComputedStyle(row).direction === 'rtl'
  const step = (isRtl ? -right : right) || 1
  const beside = down === 0 ? besideIn(cell, target, step) : null
  beside?.focus()
  if (beside) return true
  const rows = [...(row.parentElement?.children ?? [])]
  const nextRow = down === 0 ? row : rows[rows.indexOf(row) + down]
  if (!(nextRow instanceof HTMLTableRowElement)) return false
  const find = () => nextFocusable(nextRow, cell.cellIndex + (down === 0 ? step : 0), step)
  const hasCells = nextRow.querySelector('[data-column]') !== null
  if (hasCells && !find()) return false
  const active = document.activeElement
  focusWhenRendered(() => (document.activeElement === active ? find() : null))
  return true
}
