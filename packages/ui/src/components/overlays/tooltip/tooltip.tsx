import { Slot } from 'radix-ui'
import { useId, useRef, useState } from 'react'
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { useCode } from '#shared/use-code.ts'
import type { ControlHandlers } from './tooltip-surface.tsx'

export type TooltipProps = {
  content: ReactNode
  side?: 'top' | 'bottom'
  /** Opens at a press too, for a control that only explains itself (a disabled button). */
  opensOnPress?: boolean
  /** `name` when it repeats the control's own aria-label, which readers know already. */
  purpose?: 'description' | 'name'
  /** One element that takes a ref. */
  children: ReactNode
}

type Approach = (handlers: ControlHandlers) => void

const importSurface = () => import('./tooltip-surface.tsx')

/**
 * A short hint on hover and focus. Never on touch, never the only place of something essential. Escape hides it. Its code loads when a
 * control is first approached, so pages start without it; what it does at which event is Radix's.
 */
export function Tooltip({
  content,
  side = 'top',
  opensOnPress = false,
  purpose = 'description',
  children,
}: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [surface, load] = useCode(importSurface)
  const control = useRef<HTMLElement>(null)
  const handlers = useRef<ControlHandlers>(null)
  /** What the code has missed on its way, unless it is over. */
  const missed = useRef<Approach>(null)
  const isPressed = useRef(false)

  const approach = (by: Approach) => {
    if (handlers.current) return by(handlers.current)
    // Once for each time it is approached, and not at each move of a pointer.
    if (!missed.current) load()
    missed.current = by
  }
  const leave = () => {
    missed.current = null
  }
  const takeHandlers = (given: ControlHandlers | null) => {
    handlers.current = given
    if (!given) return
    missed.current?.(given)
    missed.current = null
  }

  return (
    <>
      <Slot.Root
        ref={control}
        aria-describedby={isOpen && purpose === 'description' ? id : undefined}
        onPointerMove={(event: PointerEvent<HTMLButtonElement>) => {
          if (event.pointerType !== 'touch') approach((radix) => radix.onPointerMove?.(event))
        }}
        onPointerLeave={(event: PointerEvent<HTMLButtonElement>) => {
          leave()
          handlers.current?.onPointerLeave?.(event)
        }}
        onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
          leave()
          isPressed.current = true
          const release = () => {
            isPressed.current = false
          }
          document.addEventListener('pointerup', release, { once: true })
          handlers.current?.onPointerDown?.(event)
        }}
        onFocus={(event: FocusEvent<HTMLButtonElement>) => {
          // A focus that a press or a closing dialog has set must not cover the page with a hint.
          if (!isPressed.current && event.currentTarget.matches(':focus-visible'))
            approach((radix) => radix.onFocus?.(event))
        }}
        onBlur={(event: FocusEvent<HTMLButtonElement>) => {
          leave()
          if (handlers.current) handlers.current.onBlur?.(event)
          else setIsOpen(false)
        }}
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          handlers.current?.onClick?.(event)
          if (!opensOnPress) return
          load()
          setIsOpen(true)
        }}
      >
        {children}
      </Slot.Root>
      {surface && content && (
        <surface.TooltipSurface
          id={id}
          side={side}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          control={control}
          onHandlers={takeHandlers}
        >
          {content}
        </surface.TooltipSurface>
      )}
    </>
  )
}
