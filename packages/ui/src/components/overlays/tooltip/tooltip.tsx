import { Slot, Tooltip as Primitive } from 'radix-ui'
import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react'
import { TOOLTIP_DELAY_MS } from '#theme/tokens.ts'
import * as styles from './tooltip.css.ts'

export type TooltipProps = Omit<ComponentProps<'button'>, 'content'> & {
  content: ReactNode
  side?: 'top' | 'bottom'
  /** Opens at a press too, for a control that only explains itself (a disabled button). */
  opensOnPress?: boolean
  /** `name` when it repeats the control's own aria-label, which readers know already. */
  purpose?: 'description' | 'name'
  /** One element that takes a ref. */
  children: ReactNode
}

/** A focus that a press or a closing dialog has set must not cover the page with a hint. */
const onlyByKeyboard = (event: FocusEvent) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}

/** A short hint on hover and focus. Never on touch, never the only place of something essential. Escape hides it. */
export function Tooltip({
  content,
  side = 'top',
  opensOnPress = false,
  purpose = 'description',
  children,
  ...rest
}: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!content) return <Slot.Root {...rest}>{children}</Slot.Root>
  return (
    <Primitive.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <Primitive.Root open={isOpen} onOpenChange={setIsOpen}>
        <Primitive.Trigger
          {...rest}
          asChild
          onFocus={onlyByKeyboard}
          onClick={() => {
            if (opensOnPress) setIsOpen(true)
          }}
        >
          {purpose === 'name' ? <Undescribed>{children}</Undescribed> : children}
        </Primitive.Trigger>
        <TooltipSurface side={side}>{content}</TooltipSurface>
      </Primitive.Root>
    </Primitive.Provider>
  )
}

/** Leaves out the description that Radix adds while the tooltip is open. */
function Undescribed({
  'aria-describedby': _description,
  ...rest
}: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...rest} />
}

/** The bubble itself, inside a `Tooltip.Root` of Radix. */
export function TooltipSurface(props: ComponentProps<typeof Primitive.Content>) {
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
