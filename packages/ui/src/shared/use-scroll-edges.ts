import { type RefObject, useEffect } from 'react'

/** Px by which a place may miss the edge: browsers round. */
const SLACK = 1

/** Marks on a row that scrolls sideways at which ends there is more, as `data-more-before` and `data-more-after`; brings its chosen entry into view. */
export function useScrollEdges(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const row = element.current
    if (!row) return undefined
    const mark = () => {
      const room = row.scrollWidth - row.clientWidth
      // From right to left the offset counts down from 0.
      const passed = Math.abs(row.scrollLeft)
      row.toggleAttribute('data-more-before', passed > SLACK)
      row.toggleAttribute('data-more-after', room - passed > SLACK)
    }
    const chosen = row.querySelector('[aria-current], [data-state="active"], [data-state="on"]')
    if (chosen && row.scrollWidth > row.clientWidth) {
      const box = row.getBoundingClientRect()
      const { left, right } = chosen.getBoundingClientRect()
      if (left < box.left || right > box.right)
        row.scrollBy({ left: left - box.left - box.width / 4, behavior: 'instant' })
    }
    mark()
    const stop = new AbortController()
    row.addEventListener('scroll', mark, { passive: true, signal: stop.signal })
    const observer = new ResizeObserver(mark)
    observer.observe(row)
    for (const child of row.children) observer.observe(child)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [element])
}
