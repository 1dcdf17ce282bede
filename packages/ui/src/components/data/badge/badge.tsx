import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import * as styles from './badge.css.ts'

export type BadgeProps = ComponentProps<'span'> &
  NonNullable<RecipeVariants<typeof styles.badge>> & {
    /** 12 px icon before the word. */
    icon?: ReactNode
  }

export function Badge({ tone, isPill, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span className={cx(styles.badge({ tone, isPill }), className)} {...rest}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <span className={styles.label}>{children}</span>
    </span>
  )
}
