import { Tabs as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { scrollEdges } from '#shared/scroll-edges.css.ts'
import { Slot, Slottable } from '#shared/slot.tsx'
import { cx } from '#shared/cx.ts'
import { useScrollEdges } from '#shared/use-scroll-edges.ts'
import * as styles from './tabs.css.ts'

function List({
  className,
  ...rest
}: ComponentProps<typeof Primitive.List> & { 'aria-label': string }) {
  const row = useRef<HTMLDivElement>(null)
  useScrollEdges(row)
  return <Primitive.List ref={row} className={cx(styles.list, scrollEdges, className)} {...rest} />
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
  const row = useRef<HTMLElement>(null)
  useScrollEdges(row)
  return (
    <nav
      ref={row}
      className={cx(styles.list, scrollEdges, isBare && styles.bareList, className)}
      {...rest}
    />
  )
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
