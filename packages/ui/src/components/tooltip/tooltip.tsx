import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Slot } from '#shared/slot.tsx'
import { placeBeside, type Side } from '#shared/place.ts'
import { TOOLTIP_DELAY_MS } from '#theme/tokens.ts'
import * as styles from './tooltip.css.ts'

export type TooltipProps = Omit<ComponentProps<'span'>, 'content'> & {
  content: ReactNode
  side?: Side
  /** Opens at a press too, for a control that only explains itself (a disabled button). */
  opensOnPress?: boolean
  /** `name` when it repeats the control's own aria-label, which readers know already. */
  purpose?: 'description' | 'name'
  /** One element that takes a ref. */
  children: ReactNode
}

const HIDE_DELAY_MS = 80

/** A short hint on hover and focus. Never on touch, never the only place of something essential. Escape hides it. */
export function Tooltip({
  content,
  side = 'top',
  opensOnPress = false,
  purpose = 'description',
  children,
  ...rest
}: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const schedule = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(next), delayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  if (!content) return <Slot {...rest}>{children}</Slot>
  return (
    <>
      <Slot
        {...rest}
        ref={anchor}
        aria-describedby={isOpen && purpose === 'description' ? id : undefined}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'touch') schedule(true, TOOLTIP_DELAY_MS)
        }}
        onPointerLeave={() => schedule(false, HIDE_DELAY_MS)}
        onPointerDown={() => schedule(false, 0)}
        onClick={() => {
          if (opensOnPress) schedule(true, 0)
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) schedule(true, 0)
        }}
        onBlur={() => schedule(false, 0)}
      >
        {children}
      </Slot>
      {isOpen && (
        <TooltipSurface
          id={id}
          anchor={anchor}
          side={side}
          onHide={() => schedule(false, 0)}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => schedule(false, HIDE_DELAY_MS)}
        >
          {content}
        </TooltipSurface>
      )}
    </>
  )
}

type TooltipSurfaceProps = ComponentProps<'span'> & {
  anchor: React.RefObject<HTMLElement | null>
  side: Side
  onHide: () => void
}

/** Lives in the browser's top layer, so it is above dialogs and never clipped. */
export function TooltipSurface({ anchor, side, onHide, ...rest }: TooltipSurfaceProps) {
  const surface = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = surface.current
    if (!element || !anchor.current) return undefined
    element.showPopover()
    placeBeside(anchor.current, element, side)
    const stop = new AbortController()
    const { signal } = stop
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onHide()
    }
    document.addEventListener('keydown', handleKey, { signal, capture: true })
    window.addEventListener('scroll', onHide, { signal, capture: true, passive: true })
    return () => stop.abort()
  })
  return <span ref={surface} role="tooltip" popover="manual" className={styles.tooltip} {...rest} />
}
