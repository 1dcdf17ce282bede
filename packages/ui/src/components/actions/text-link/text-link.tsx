import type { RecipeVariants } from '@vanilla-extract/recipes'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from '#shared/cx.ts'
import * as styles from './text-link.css.ts'

export type TextLinkProps = ComponentProps<'a'> &
  NonNullable<RecipeVariants<typeof styles.textLink>> & {
    /** Puts the looks on the only child: a router's link, or a button that looks like text. */
    asChild?: boolean
  }

export function TextLink({ tone, isInProse, asChild, className, ...rest }: TextLinkProps) {
  const Root = asChild ? Slot.Root : 'a'
  return <Root className={cx(styles.textLink({ tone, isInProse }), className)} {...rest} />
}
