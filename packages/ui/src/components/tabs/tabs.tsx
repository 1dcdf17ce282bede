import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Slot, Slottable } from '#shared/slot.tsx'
import { cx } from '#shared/cx.ts'
import * as styles from './tabs.css.ts'

function List({
  className,
  ...rest
}: ComponentProps<typeof Primitive.List> & { 'aria-label': string }) {
  return <Primitive.List className={cx(styles.list, className)} {...rest} />
}

type TabExtras = { icon?: ReactNode; count?: ReactNode }

function Trigger({
  icon,
  count,
  children,
  ...rest
}: ComponentProps<typeof Primitive.Trigger> & TabExtras) {
  return (
    <Primitive.Trigger className={styles.tab} {...rest}>
      {icon}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Primitive.Trigger>
  )
}

function Content({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cx(styles.panel, className)} {...rest} />
}

/** Parts of one page that share a place and have no address of their own. */
export const Tabs = { Root: Primitive.Root, List, Trigger, Content }

export type NavTabsProps = ComponentProps<'nav'> & {
  'aria-label': string
  /** Without its own line, inside a bar. */
  isBare?: boolean
}

/** Tabs that are links: each has an address. */
export function NavTabs({ isBare, className, ...rest }: NavTabsProps) {
  return <nav className={cx(styles.list, isBare && styles.bareList, className)} {...rest} />
}

export type NavTabProps = TabExtras & {
  /** The router's link; its `aria-current` marks the tab. */
  children: ReactNode
}

export function NavTab({ icon, count, children }: NavTabProps) {
  return (
    <Slot className={styles.tab}>
      {icon}
      <Slottable>{children}</Slottable>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Slot>
  )
}
