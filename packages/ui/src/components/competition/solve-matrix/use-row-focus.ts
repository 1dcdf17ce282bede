import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { MatrixRow, MatrixRows } from './types.ts'

const rowOf = (element: Element | null) =>
  element?.closest<HTMLTableRowElement>('tr[aria-rowindex][data-place]') ?? null

const idIn = (rows: MatrixRows, row: HTMLElement | null) => rows.at(Number(row?.dataset.place))?.id

/** What takes the focus in a row, in order. */
const stopsIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('button, td[tabindex]')]

/**
 * Another row in a place is rendered into the elements of the one before. Who has the focus on a row keeps it on that row wherever it
 * goes among those that are rendered: Enter must not open another one because somebody solved something.
 *
 * @returns the focus handler of the body
 */
export function useRowFocus(body: RefObject<HTMLElement | null>, rows: MatrixRows) {
  const focused = useRef<MatrixRow['id']>(undefined)
  useLayoutEffect(() => {
    const active = document.activeElement
    const row = rowOf(active)
    if (!row || !body.current?.contains(row) || idIn(rows, row) === focused.current) return
    const drawn = [...body.current.querySelectorAll<HTMLElement>('tr[aria-rowindex]')]
    const now = drawn.find((candidate) => idIn(rows, candidate) === focused.current)
    if (!now) focused.current = idIn(rows, row)
    else
      stopsIn(now)[stopsIn(row).findIndex((stop) => stop === active)]?.focus({
        preventScroll: true,
      })
  }, [body, rows])
  return ({ target }: FocusEvent) => {
    const row = rowOf(target)
    if (row) focused.current = idIn(rows, row)
  }
}
