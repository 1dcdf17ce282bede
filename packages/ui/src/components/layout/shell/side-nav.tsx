import { Slot } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import * as styles from './shell.css.ts'

/** A column of links or filters: the rail of the administration, the categories of a board. */
export function SideNav({ label, ...rest }: ComponentProps<'nav'> & Labelled) {
  return <nav className={styles.sideNav} aria-label={label} {...rest} />
}

/** Places of one kind under a name. */
export function SideNavGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.sideGroup}>
      <span id={id} className={styles.sideGroupLabel}>
        {label}
      </span>
      {children}
    </div>
  )
}

export type SideNavItemProps = {
  icon?: ReactNode
  label: ReactNode
  /** At the end: a count. */
  meta?: ReactNode
  /** An empty link or button; `aria-current` or `aria-pressed` marks it. */
  children: ReactNode
}

export function SideNavItem({ icon, label, meta, children }: SideNavItemProps) {
  return (
    <Slot.Root className={styles.sideItem}>
      {icon}
      <Slot.Slottable>{children}</Slot.Slottable>
      <span className={styles.sideLabel}>{label}</span>
      {meta !== undefined && <span className={styles.sideMeta}>{meta}</span>}
    </Slot.Root>
  )
}
