import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far down the window something that sticks to its top reaches, in px, once it sticks. */
export function useCovered(element: RefObject<HTMLElement | null>): number {
  const [covered, setCovered] = useState(0)
  useLayoutEffect(() => {
    const sticky = element.current
    if (!sticky) return undefined
    const measure = () =>
      setCovered((Number.parseFloat(getComputedStyle(sticky).top) || 0) + sticky.offsetHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(sticky)
    return () => observer.disconnect()
  }, [element])
  return covered
}
