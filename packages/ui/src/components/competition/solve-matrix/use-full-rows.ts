import { useEffect, useRef, useState } from 'react'
import type { Range } from './columns-within.ts'

/** Rows that get their cells in one frame: at first, at most, and those of a machine that need not wait for the box to rest. */
const [START, MOST, FAST] = [4, 16, 8]
/** Two refreshes of 60 Hz are in time, with the clock's noise. */
const [SHORT_MS, LONG_MS] = [20, 36]
/** As long after the last new row the box still moves. */
const REST_MS = 100

/**
 * Which rows of a window have their cells. A row comes with its rank, name and score; its cells, which are most of what it costs, come
 * in the next frames, in each as many as the last one had time for. A slow machine delays them until the box stops scrolling.
 *
 * @param isAtOnce all of them come with their cells
 * @returns rows from `first` up to, not including, `last`
 */
export function useFullRows(
  { first, last, visible }: Range & { visible: Range },
  isAtOnce: boolean,
): Range {
  // A short list may become a long one: its rows keep their cells.
  const [drawn, setDrawn] = useState<Range>(isAtOnce ? { first, last } : { first: 0, last: 0 })
  const full = isAtOnce
    ? { first, last }
    : (within(drawn, first, last) ?? emptyAt(Math.min(last, Math.max(first, visible.first))))
  const pace = useRef({ rows: START, filledAt: 0, movedAt: 0, first, last })
  useEffect(() => {
    const known = pace.current
    if (known.first !== first || known.last !== last)
      pace.current = { ...known, first, last, movedAt: performance.now() }
    if (full.first === first && full.last === last) {
      pace.current.filledAt = 0
      return undefined
    }
    let request = 0
    const fill = (now: number) => {
      const { rows, filledAt, movedAt } = pace.current
      const most = filledAt === 0 ? rows : nextRows(rows, now - filledAt)
      const isWaiting = most < FAST && now - movedAt < REST_MS
      pace.current = { ...pace.current, rows: most, filledAt: isWaiting ? 0 : now }
      if (isWaiting) request = requestAnimationFrame(fill)
      else setDrawn(grown(full, most, { first, last }))
    }
    request = requestAnimationFrame(fill)
    return () => cancelAnimationFrame(request)
  })
  return full
}

const emptyAt = (place: number): Range => ({ first: place, last: place })

/** What of a range lies in a window, if anything does. */
function within(known: Range, first: number, last: number): Range | undefined {
  if (known.last <= first || known.first >= last) return undefined
  return { first: Math.max(first, known.first), last: Math.min(last, known.last) }
}

/** A range with so many more rows, those below it first. */
function grown(full: Range, rows: number, { first, last }: Range): Range {
  const end = Math.min(last, full.last + rows)
  return { first: Math.max(first, full.first - (full.last + rows - end)), last: end }
}

/** How many rows come after a frame that took so long: one more after a short one, half after a long one. */
function nextRows(rows: number, took: number): number {
  if (took > LONG_MS) return Math.max(1, Math.floor(rows / 2))
  return took < SHORT_MS ? Math.min(MOST, rows + 1) : rows
}
