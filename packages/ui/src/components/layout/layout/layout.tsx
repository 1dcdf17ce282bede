import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from '#shared/cx.ts'
import * as styles from './layout.css.ts'

type AsChild = { asChild?: boolean }

export type StackProps = ComponentProps<'div'> &
  NonNullable<RecipeVariants<typeof styles.stack>> &
  AsChild

/** Things below each other. Spacing on a page comes from here, never from margins. */
export function Stack({ gap, align, justify, asChild, className, ...rest }: StackProps) {
  const Root = asChild ? Slot.Root : 'div'
  return <Root className={cx(styles.stack({ gap, align, justify }), className)} {...rest} />
}

export type InlineProps = ComponentProps<'div'> &
  NonNullable<RecipeVariants<typeof styles.inline>> &
  AsChild

/** Children beside each other; they wrap by default. */
export function Inline({
  gap,
  align,
  justify,
  isWrapping,
  isFullOnPhones,
  asChild,
  className,
  ...rest
}: InlineProps) {
  const Root = asChild ? Slot.Root : 'div'
  return (
    <Root
      className={cx(styles.inline({ gap, align, justify, isWrapping, isFullOnPhones }), className)}
      {...rest}
    />
  )
}

export type GridProps = ComponentProps<'div'> &
  NonNullable<RecipeVariants<typeof styles.grid>> &
  AsChild & {
    /** Least width of a column in px; as many columns as fit. */
    minColumn?: number
  }

/** Equal columns, as many as fit. */
export function Grid({ gap, minColumn = 280, asChild, className, style, ...rest }: GridProps) {
  const Root = asChild ? Slot.Root : 'div'
  return (
    <Root
      className={cx(styles.grid({ gap }), className)}
      style={{ ...assignInlineVars({ [styles.minColumn]: `${minColumn / 16}rem` }), ...style }}
      {...rest}
    />
  )
}

export type ContainerProps = ComponentProps<'div'> &
  NonNullable<RecipeVariants<typeof styles.container>> &
  AsChild

/** The page's measure, centred, with its gutters. */
export function Container({ width, asChild, className, ...rest }: ContainerProps) {
  const Root = asChild ? Slot.Root : 'div'
  return <Root className={cx(styles.container({ width }), className)} {...rest} />
}
