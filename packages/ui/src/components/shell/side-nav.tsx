import type { ComponentProps, ReactNode } from 'react'
import { Slot, Slottable } from '#shared/slot.tsx'
import * as styles from './shell.css.ts'

/** A column of links or filters: the rail of the administration, the categories of a board. */
export function SideNav(props: ComponentProps<'nav'> & { 'aria-label': string }) {
  return <nav className={styles.sideNav} {...props} />
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
    <Slot className={styles.sideItem}>
      {icon}
      <Slottable>{children}</Slottable>
      <span className={styles.sideLabel}>{label}</span>
      {meta !== undefined && <span className={styles.sideMeta}>{meta}</span>}
    </Slot>
  )
}
