import { assignInlineVars } from '@vanilla-extract/dynamic'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { shareForKey } from './share.ts'
import * as styles from './splitter.css.ts'

export type SplitterProps = {
  /** Name of the first part, which the line makes larger or smaller. */
  label: string
  start: ReactNode
  end: ReactNode
  /** Side by side, or one above the other. */
  axis?: 'inline' | 'block'
  /** Percent of the first part. */
  defaultShare?: number
  /** Called when a change is done, to remember it. */
  onShareChange?: (share: number) => void
  min?: number
  max?: number
  /** On a phone the parts stand below each other, without a line. */
  stacksOnPhone?: boolean
}

const STEP = 2

/** Two parts and a line between them that moves: by drag, by arrows; Enter folds the first part and back. */
export function Splitter({
  label,
  start,
  end,
  axis = 'inline',
  defaultShare = 50,
  onShareChange,
  min = 15,
  max = 85,
  stacksOnPhone = true,
}: SplitterProps) {
  const partId = useId()
  const root = useRef<HTMLDivElement>(null)
  const before = useRef(defaultShare)
  const isGripped = useRef(false)
  const [share, setShare] = useState(defaultShare)
  const [isDragging, setIsDragging] = useState(false)
  const isVertical = axis === 'inline'
  // Of a fixed height the parts scroll, and a box that scrolls must take the keyboard.
  const scrolls = isVertical ? {} : { tabIndex: 0 }

  const change = (next: number) => {
    setShare(next)
    onShareChange?.(next)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const rules = { min, max, step: STEP, isVertical, isRightToLeft }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (share > min) before.current = share
      change(share > min ? min : before.current)
      return
    }
    const next = shareForKey(event.key, share, rules)
    if (next === null) return
    event.preventDefault()
    change(next)
  }
  const shareAt = (event: PointerEvent): number => {
    const box = root.current?.getBoundingClientRect()
    if (!box) return share
    const isRightToLeft = root.current && getComputedStyle(root.current).direction === 'rtl'
    const along = isVertical
      ? (isRightToLeft ? box.right - event.clientX : event.clientX - box.left) / box.width
      : (event.clientY - box.top) / box.height
    return Math.round(Math.min(max, Math.max(min, along * 100)))
  }
  const handleEnd = (event: PointerEvent) => {
    if (!isGripped.current) return
    isGripped.current = false
    setIsDragging(false)
    change(shareAt(event))
  }
  return (
    <div
      ref={root}
      className={styles.root}
      data-axis={axis}
      data-stacks={stacksOnPhone || undefined}
      style={assignInlineVars({ [styles.share]: `${share}%` })}
    >
      <div id={partId} className={styles.part} {...scrolls}>
        {start}
      </div>
      {/* The window splitter of the ARIA practices is a separator that takes the focus. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-controls={partId}
        aria-orientation={isVertical ? 'vertical' : 'horizontal'}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={Math.round(share)}
        data-dragging={isDragging || undefined}
        className={styles.separator}
        onKeyDown={handleKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          event.currentTarget.focus()
          isGripped.current = true
          setIsDragging(true)
        }}
        onPointerMove={(event) => {
          if (isGripped.current) setShare(shareAt(event))
        }}
        onPointerUp={handleEnd}
        onPointerCancel={handleEnd}
      />
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div className={styles.part} {...scrolls}>
        {end}
      </div>
    </div>
  )
}
