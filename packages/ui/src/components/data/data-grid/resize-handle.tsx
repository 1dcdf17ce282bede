import { type PointerEvent, useRef, useState } from 'react'
import * as styles from './data-grid.css.ts'

export type ResizeHandleProps = {
  /** Px now. */
  width: number
  onResize: (width: number) => void
}

/** The edge of a heading, dragged to widen its column. */
export function ResizeHandle({ width, onResize }: ResizeHandleProps) {
  const grip = useRef<{ x: number; width: number; sign: 1 | -1 } | null>(null)
  const [isDragging, setIsDragging] = useState(false)
  const handleDown = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    grip.current = { x: event.clientX, width, sign: isRightToLeft ? -1 : 1 }
    setIsDragging(true)
  }
  const handleMove = (event: PointerEvent) => {
    const from = grip.current
    if (from) onResize(from.width + (event.clientX - from.x) * from.sign)
  }
  const handleEnd = () => {
    grip.current = null
    setIsDragging(false)
  }
  return (
    <span
      aria-hidden
      data-handle
      data-dragging={isDragging || undefined}
      className={styles.handle}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
    />
  )
}
