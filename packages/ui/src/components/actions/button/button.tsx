import type { RecipeVariants } from '@vanilla-extract/recipes'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import { Spinner } from '../../feedback/progress/spinner.tsx'
import { Tooltip } from '../../overlays/tooltip/tooltip.tsx'
import * as styles from './button.css.ts'

type ButtonVariants = NonNullable<RecipeVariants<typeof styles.button>>

export type ButtonProps = ComponentProps<'button'> &
  ButtonVariants & {
    /** 16 px icon before the label; a spinner takes its place while loading. */
    icon?: ReactNode
    /** After the label: a key hint, a count. */
    trailing?: ReactNode
    /** Keeps its width and focus, and ignores presses; say what runs in the label. */
    loading?: boolean
    /** Why it cannot be used now: it stays visible and focusable, and says so. */
    disabledReason?: ReactNode
    /** Puts the looks on the only child, for a router's link. */
    asChild?: boolean
  }

const refuse = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

export function Button({
  tone,
  size,
  isFullWidth,
  icon,
  trailing,
  loading = false,
  disabledReason,
  asChild = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot.Root : 'button'
  const isBlocked = loading || Boolean(disabledReason)
  const leading = loading ? <Spinner /> : icon
  const button = (
    <Root
      {...rest}
      {...(asChild ? {} : { type })}
      {...(isBlocked && { 'aria-disabled': true, onClick: refuse })}
      data-loading={loading || undefined}
      className={cx(styles.button({ tone, size, isFullWidth }), className)}
    >
      {leading && (
        <span className={styles.icon} aria-hidden>
          {leading}
        </span>
      )}
      <Slot.Slottable>{children}</Slot.Slottable>
      {trailing}
    </Root>
  )
  if (!disabledReason) return button
  return (
    <Tooltip content={disabledReason} opensOnPress>
      {button}
    </Tooltip>
  )
}
