import type { RecipeVariants } from '@vanilla-extract/recipes'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import { Spinner } from '../../feedback/progress/spinner.tsx'
import { Tooltip } from '../../overlays/tooltip/tooltip.tsx'
import * as styles from './icon-button.css.ts'

type IconButtonVariants = NonNullable<RecipeVariants<typeof styles.iconButton>>

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  IconButtonVariants & {
    /** Its name, for readers and as the tooltip. */
    label: string
    /** The icon; with `asChild`, one link that holds the icon. */
    children: ReactNode
    loading?: boolean
    disabledReason?: ReactNode
    /** Shows the dot of something new; say it in the label too. */
    hasDot?: boolean
    /** Off while a menu of its own is open. */
    hasTooltip?: boolean
    asChild?: boolean
  }

const refuse = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

export function IconButton({
  label,
  variant,
  tone,
  size,
  loading = false,
  disabledReason,
  hasDot = false,
  hasTooltip = true,
  asChild = false,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const Root = asChild ? Slot.Root : 'button'
  const isBlocked = loading || Boolean(disabledReason)
  const button = (
    <Root
      {...rest}
      {...(asChild ? {} : { type })}
      {...(isBlocked && { 'aria-disabled': true, onClick: refuse })}
      aria-label={label}
      className={cx(styles.iconButton({ variant, tone, size }), className)}
    >
      {loading ? <Spinner /> : <Slot.Slottable>{children}</Slot.Slottable>}
      {hasDot && <span className={styles.dot} aria-hidden />}
    </Root>
  )
  if (!hasTooltip) return button
  return (
    <Tooltip
      content={disabledReason ?? label}
      purpose={disabledReason ? 'description' : 'name'}
      opensOnPress={Boolean(disabledReason)}
    >
      {button}
    </Tooltip>
  )
}
