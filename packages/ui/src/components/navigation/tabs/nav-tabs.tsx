import { Slot } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { scrollEdges } from '#shared/scroll-edges.css.ts'
import { cx } from '#shared/cx.ts'
import { useScrollEdges } from '#shared/use-scroll-edges.ts'
import * as styles from './tabs.css.ts'

export type NavTabsProps = ComponentProps<'nav'> &
  Labelled & {
    /** Without its own line, inside a bar. */
    isBare?: boolean
    /** `pills` below a bar with lines: the places within one of its tabs. */
    look?: 'lines' | 'pills'
  }

/** Tabs that are links: each has an address. */
export function NavTabs({ label, isBare, look = 'lines', className, ...rest }: NavTabsProps) {
  const row = useRef<HTMLElement>(null)
  useScrollEdges(row)
  return (
    <nav
      ref={row}
      aria-label={label}
      className={cx(
        styles.list,
        scrollEdges,
        isBare && styles.bareList,
        look === 'pills' && styles.pills,
        className,
      )}
      {...rest}
    />
  )
}

export type NavTabProps = {
  icon?: ReactNode
  count?: ReactNode
  /** The router's link; its `aria-current` marks the tab. */
  children: ReactNode
}

export function NavTab({ icon, count, children }: NavTabProps) {
  return (
    <Slot.Root className={styles.tab}>
      {icon}
      <Slot.Slottable>{children}</Slot.Slottable>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Slot.Root>
  )
}
