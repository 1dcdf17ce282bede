import type { RecipeVariants } from '@vanilla-extract/recipes'
import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import * as styles from './card.css.ts'

export type CardProps = ComponentProps<'div'> &
  NonNullable<RecipeVariants<typeof styles.card>> & { asChild?: boolean }

/** Never inside another card; inside, sections are divided by a hairline. */
export function Card({
  padding,
  isInteractive,
  isSelected,
  asChild,
  className,
  ...rest
}: CardProps) {
  const Root = asChild ? Slot.Root : 'div'
  return (
    <Root
      className={cx(styles.card({ padding, isInteractive, isSelected }), className)}
      {...rest}
    />
  )
}

export type CardHeaderProps = {
  title: ReactNode
  icon?: ReactNode
  meta?: ReactNode
  action?: ReactNode
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4
}

/** First row of a card without padding. */
export function CardHeader({ title, icon, meta, action, level = 2 }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.header}>
      <Heading className={styles.title}>
        {icon}
        {title}
      </Heading>
      {meta && <span className={styles.meta}>{meta}</span>}
      {action}
    </div>
  )
}

/** A padded part of a card without padding. */
export function CardSection({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx(styles.section, className)} {...rest} />
}
