import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Place, placeForKey } from './grid-keys.ts'

type GridFocusOptions = {
  scroller: RefObject<HTMLElement | null>
  /** With the head. */
  rowCount: number
  columnCount: number
  rowHeight: number
  /** Tab stop until the focus was somewhere. */
  first?: Place
}

const FIRST_CELL: Place = { row: 1, column: 0 }

const cellAt = (grid: HTMLElement, { row, column }: Place) =>
  grid.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`)

/** The cell of an element of the grid. */
function placeOf(element: Element): Place | null {
  const cell = element.closest('[aria-colindex]')
  const row = cell?.closest('[aria-rowindex]')
  if (!cell || !row) return null
  return {
    row: Number(row.getAttribute('aria-rowindex')) - 1,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  }
}

/** One cell is the tab stop. A cell whose whole point is a control (heading, checkbox) passes the focus on to it. */
export function useGridFocus({
  scroller,
  rowCount,
  columnCount,
  rowHeight,
  first = FIRST_CELL,
}: GridFocusOptions) {
  const [wanted, setWanted] = useState<Place>(first)
  const isMoving = useRef(false)
  const [isRightToLeft, setIsRightToLeft] = useState(false)
  const active = {
    row: Math.min(wanted.row, rowCount - 1),
    column: Math.min(wanted.column, Math.max(0, columnCount - 1)),
  }

  useLayoutEffect(() => {
    if (!isMoving.current || !scroller.current) return
    isMoving.current = false
    const cell = cellAt(scroller.current, wanted)
    const widget = cell?.querySelector<HTMLElement>('[data-widget]')
    ;(widget ?? cell)?.focus({ preventScroll: true })
  }, [wanted, scroller])

  /** Moves for a key of the grid; the way to the place is the caller's. */
  const moveFor = (event: KeyboardEvent<HTMLElement>, scrollTo: (place: Place) => void) => {
    const { target, currentTarget: grid } = event
    if (!(target instanceof Element)) return
    const isInsideCell = !target.matches('[aria-colindex], [data-widget]')
    if (isInsideCell) {
      if (event.key !== 'Escape') return
      target.closest<HTMLElement>('[aria-colindex]')?.focus()
      event.stopPropagation()
      return
    }
    const page = Math.max(1, Math.floor(grid.clientHeight / rowHeight) - 2)
    const size = { rows: rowCount, columns: columnCount, page }
    const next = placeForKey(event, active, size, isRightToLeft)
    if (!next) return
    event.preventDefault()
    isMoving.current = true
    setWanted(next)
    scrollTo(next)
  }
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    setIsRightToLeft(getComputedStyle(event.currentTarget).direction === 'rtl')
    const place = placeOf(event.target)
    if (!place) return
    setWanted((old) => (old.row === place.row && old.column === place.column ? old : place))
  }
  return { active, isRightToLeft, moveFor, focusProps: { onFocus: handleFocus } }
}
