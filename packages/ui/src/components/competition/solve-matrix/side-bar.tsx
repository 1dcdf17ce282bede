import { setElementVars } from '@vanilla-extract/dynamic'
import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { coversBottom } from '#shared/covers.ts'
import * as styles from './side-bar.css.ts'

/** Px that a box may be too narrow by: browsers round. */
const SLACK = 1

/**
 * A scrollbar that stays in view, for a box whose own one lies below its last row. It is for pointers: to keys and readers a cell comes
 * with the focus.
 */
export function SideBar({ box }: { box: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null)
  /** Where on the thumb it is grabbed, as a share of the bar. */
  const grabbed = useRef(0)
  useLayoutEffect(() => coversBottom(bar.current), [])
  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller || !bar.current) return undefined
    const element = bar.current
    const place = () => {
      const { start, length } = partOf(scroller)
      element.hidden = scroller.scrollWidth - scroller.clientWidth <= SLACK
      setElementVars(element, {
        [styles.thumbStart]: `${start * 100}%`,
        [styles.thumbLength]: `${length * 100}%`,
      })
    }
    place()
    const stop = new AbortController()
    scroller.addEventListener('scroll', place, { passive: true, signal: stop.signal })
    const observer = new ResizeObserver(place)
    for (const resized of [scroller, ...scroller.children]) observer.observe(resized)
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [box])
  const moveTo = (event: PointerEvent<HTMLElement>) => {
    const scroller = box.current
    if (!scroller) return
    const along = (alongOf(event) - grabbed.current) * scroller.scrollWidth
    scroller.scrollTo({ left: isRtl(scroller) ? -along : along, behavior: 'instant' })
  }
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!box.current || event.button !== 0) return
    const { start, length } = partOf(box.current)
    const offset = alongOf(event) - start
    grabbed.current = offset >= 0 && offset <= length ? offset : length / 2
    event.currentTarget.setPointerCapture(event.pointerId)
    event.preventDefault()
    moveTo(event)
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
  }
  return (
    <div
      ref={bar}
      className={styles.bar}
      aria-hidden
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
    >
      <div className={styles.thumb} />
    </div>
  )
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** The part of a box's content that it shows. */
const partOf = ({ scrollLeft, clientWidth, scrollWidth }: Element) => ({
  start: Math.abs(scrollLeft) / scrollWidth,
  length: clientWidth / scrollWidth,
})

/** Where the pointer is along the bar, as a share of it. */
function alongOf({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, right, width } = currentTarget.getBoundingClientRect()
  return (isRtl(currentTarget) ? right - clientX : clientX - left) / width
}
