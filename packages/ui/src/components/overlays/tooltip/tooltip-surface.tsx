import { Tooltip as Primitive } from 'radix-ui'
import { type ComponentProps, useImperativeHandle, useLayoutEffect } from 'react'
import type { ReactNode, Ref, RefObject } from 'react'
import { TOOLTIP_DELAY_MS } from '#theme/tokens.ts'
import * as styles from './tooltip.css.ts'

/** What Radix does at the events of a control. */
export type ControlHandlers = Pick<
  ComponentProps<'button'>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
>

type Control = HTMLElement | null

type StandInProps = {
  control: RefObject<Control>
  /** Is given Radix's handlers after each rendering, and null when they are gone. */
  onHandlers: (handlers: ControlHandlers | null) => void
}

export type TooltipSurfaceProps = StandInProps & {
  /** Of the bubble. */
  id: string
  side: 'top' | 'bottom'
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** The hint of a control that was there before this code. */
export function TooltipSurface({
  id,
  side,
  isOpen,
  onOpenChange,
  children,
  ...standIn
}: TooltipSurfaceProps) {
  return (
    <Primitive.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
        <Primitive.Trigger asChild>
          <StandIn {...standIn} />
        </Primitive.Trigger>
        <TooltipBubble id={id} side={side}>
          {children}
        </TooltipBubble>
      </Primitive.Root>
    </Primitive.Provider>
  )
}

type GivenByRadix = ControlHandlers & { ref?: Ref<Control> }

/** Radix's trigger would be rendered here. It is given the control that is there, which in turn calls its handlers. */
function StandIn({ control, onHandlers, ref, ...handlers }: StandInProps & GivenByRadix) {
  // At each rendering: the element may be another one than before.
  useImperativeHandle<Control, Control>(ref, () => control.current)
  useLayoutEffect(() => {
    onHandlers(handlers)
    return () => onHandlers(null)
  })
  return null
}

/** The bubble itself, inside a `Tooltip.Root` of Radix. */
export function TooltipBubble(props: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={6}
        collisionPadding={8}
        className={styles.tooltip}
        {...props}
      />
    </Primitive.Portal>
  )
}
