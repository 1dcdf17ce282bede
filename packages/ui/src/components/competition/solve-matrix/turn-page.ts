import type { KeyboardEvent } from 'react'
import { focusWhenRendered } from './focus-when-rendered.ts'
import { headRows } from './go-to-edge.ts'
import { nextFocusable } from './move-focus.ts'

const directions: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 }

/**
 * `PageDown` and `PageUp` take the focus along: by as many rows as are in view below the head, all but one, which shows where one came
 * from. @returns whether there is a row to go to
 */
export function turnPage({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const direction = directions[key]
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null
  const row = cell?.parentElement
  const [head] = currentTarget.children
  if (!direction || !cell || !row?.dataset['place'] || !head) return false
  const inView = Math.floor((innerHeight - head.getBoundingClientRect().bottom) / row.offsetHeight)
  const place = Number(row.dataset['place'])
  const last = Number(currentTarget.getAttribute('aria-rowcount')) - headRows - 1
  const next = Math.min(last, Math.max(0, place + direction * Math.max(1, inView - 1)))
  if (next === place) return false
  scrollBy({ top: (next - place) * row.offsetHeight, behavior: 'instant' })
  focusWhenRendered(() => {
    const selector = `tr[aria-rowindex="${next + headRows + 1}"]`
    const found = currentTarget.querySelector<HTMLTableRowElement>(selector)
    return found && nextFocusable(found, cell.cellIndex, 1)
  })
  return true
}
