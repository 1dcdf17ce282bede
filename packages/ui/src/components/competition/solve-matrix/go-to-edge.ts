import type { KeyboardEvent } from 'react'
import { focusWhenRendered } from './focus-when-rendered.ts'
import { nextFocusable } from './move-focus.ts'

/** Rows of the head that the table counts. */
export const headRows = 2

/**
 * `Home` and `End` go to the first and last place of a row, with `Control` to those of the whole table (the grid of the ARIA
 * practices). What lies there may not be rendered yet. @returns whether it was one of these keys, from a cell
 */
export function goToEdge({
  key,
  ctrlKey,
  target,
  currentTarget,
}: KeyboardEvent<HTMLElement>): boolean {
  const row = target instanceof Element ? target.closest<HTMLTableRowElement>('tbody tr') : null
  const body = row?.parentElement
  const box = row?.closest('table')?.parentElement
  if ((key !== 'Home' && key !== 'End') || !row || !body || !box) return false
  const isEnd = key === 'End'
  if (ctrlKey)
    (isEnd ? body.lastElementChild : body.firstElementChild)?.scrollIntoView({
      block: isEnd ? 'end' : 'start',
    })
  const isRtl = getComputedStyle(box).direction === 'rtl'
  box.scrollLeft = isEnd ? (isRtl ? -1 : 1) * box.scrollWidth : 0
  const last = Number(currentTarget.getAttribute('aria-rowcount')) - headRows - 1
  const rowNow = () =>
    ctrlKey ? body.querySelector<HTMLTableRowElement>(`tr[data-place="${isEnd ? last : 0}"]`) : row
  focusWhenRendered(() => {
    const found = rowNow()
    return found && nextFocusable(found, isEnd ? found.cells.length - 1 : 1, isEnd ? -1 : 1)
  })
  return true
}
