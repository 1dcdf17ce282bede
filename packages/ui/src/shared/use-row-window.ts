import { type RefObject, useLayoutEffect, useState } from 'react'

type Range = { first: number; last: number }

export type RowWindowOptions = {
  count: number
  /** Height of every row in px. */
  rowHeight: number
  overscan?: number
  /** Shorter lists are drawn whole. */
  threshold?: number
}

export type RowWindow = Range & {
  /** Px of empty space that stands for the rows above and below. */
  before: number
  after: number
  /** The rows an eye can see now, without those drawn ahead. */
  visible: Range
}

const sameRange = (one: Range, other: Range) => one.first === other.first && one.last === other.last

/** The rows of a list that lie in the viewport, whatever scrolls: page or box. The element is the one that holds all rows. */
export function useRowWindow(
  element: RefObject<HTMLElement | null>,
  { count, rowHeight, overscan = 8, threshold = 80 }: RowWindowOptions,
): RowWindow {
  const [visible, setVisible] = useState<Range>({ first: 0, last: 0 })
  // Before the first paint: rows that are drawn only to find out that nobody sees them would be paid for.
  useLayoutEffect(() => {
    let frame = 0
    const measure = () => {
      const box = element.current?.getBoundingClientRect()
      if (!box) return
      const first = Math.max(0, Math.floor(-box.top / rowHeight))
      const last = Math.max(0, Math.ceil((innerHeight - box.top) / rowHeight))
      const next = { first: Math.min(first, count), last: Math.min(last, count) }
      setVisible((old) => (sameRange(old, next) ? old : next))
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
  }, [element, count, rowHeight])
  if (count <= threshold) return { first: 0, last: count, before: 0, after: 0, visible }
  const first = Math.max(0, Math.min(visible.first, count) - overscan)
  const last = Math.min(count, visible.last + overscan)
  return { first, last, before: first * rowHeight, after: (count - last) * rowHeight, visible }
}
