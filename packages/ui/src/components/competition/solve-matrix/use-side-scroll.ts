import { type RefObject, useLayoutEffect } from 'react'

/** Px by which a place may miss another: browsers round. */
const SLACK = 1

/**
 * Has the head follow the rows as they are scrolled sideways, and the rows the head where the browser moved that, and marks on the frame
 * that something lies before what is shown (`data-scrolled`) or after it (`data-more`).
 */
export function useSideScroll(
  frame: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    const [top, rows] = [head.current, box.current]
    if (!top || !rows) return undefined
    const mark = () => {
      const passed = Math.abs(rows.scrollLeft)
      const room = rows.scrollWidth - rows.clientWidth
      frame.current?.toggleAttribute('data-scrolled', passed > 0)
      frame.current?.toggleAttribute('data-more', room - passed > SLACK)
    }
    // The scroll event of the head comes a frame later, when the rows may have moved further.
    let moved = 0
    const followRows = () => {
      top.scrollLeft = rows.scrollLeft
      moved = top.scrollLeft
      mark()
    }
    const followHead = () => {
      if (Math.abs(top.scrollLeft - moved) > SLACK) rows.scrollLeft = top.scrollLeft
    }
    mark()
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    rows.addEventListener('scroll', followRows, options)
    top.addEventListener('scroll', followHead, options)
    const observer = new ResizeObserver(mark)
    for (const resized of [rows, ...rows.children]) observer.observe(resized)
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [frame, head, box])
}
