import { type RefObject, useLayoutEffect, useState } from 'react'

type Range = { first: number; last: number }

export type RowWindowOptions = {
  count: number
  /** Height of every row in px. */
  rowHeight: number
  overscan?: number
  /** Shorter lists are rendered whole. */
  threshold?: number
  /** The box that clips the list, where it does not scroll with the page. */
  box?: RefObject<HTMLElement | null>
}

export type RowWindow = Range & {
  /** Px of empty space in place of the rows above and below. */
  before: number
  after: number
  /** The rows an eye can see now, without those rendered ahead. */
  visible: Range
}

const sameRange = (one: Range, other: Range) => one.first === other.first && one.last === other.last

/** The rows of a list that lie in the viewport and in its box, whichever scrolls. The element is the one that holds all rows. */
export function useRowWindow(
  element: RefObject<HTMLElement | null>,
  { count, rowHeight, overscan = 8, threshold = 80, box }: RowWindowOptions,
): RowWindow {
  const [inView, setInView] = useState<Range>({ first: 0, last: 0 })
  const reached = Math.min(count, inView.last)
  // In a page, rows that are added below what is in view move nothing; measuring for them would lay it out within the task that adds
  // them. A box may grow with its rows.
  const measuredFor = box ? count : reached
  // Before the first paint: rows that are rendered only to find out that nobody sees them would be paid for.
  useLayoutEffect(() => {
    let frame = 0
    const measure = () => {
      const list = element.current?.getBoundingClientRect()
      if (!list) return
      const clip = box?.current?.getBoundingClientRect()
      const top = Math.max(0, clip?.top ?? 0)
      const bottom = Math.min(innerHeight, clip?.bottom ?? innerHeight)
      const first = Math.max(0, Math.floor((top - list.top) / rowHeight))
      const last = Math.max(first, Math.ceil((bottom - list.top) / rowHeight))
      const next = { first, last }
      setInView((old) => (sameRange(old, next) ? old : next))
    }
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    measure()
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('scroll', schedule, { capture: true, passive: true, signal })
    window.addEventListener('resize', schedule, { passive: true, signal })
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- nothing in it reads how many rows there are; they decide when to measure
  }, [element, box, measuredFor, rowHeight])
  const visible = { first: Math.min(inView.first, count), last: reached }
  if (count <= threshold) return { first: 0, last: count, before: 0, after: 0, visible }
  const first = Math.max(0, visible.first - overscan)
  const last = Math.min(count, visible.last + overscan)
  return { first, last, before: first * rowHeight, after: (count - last) * rowHeight, visible }
}
