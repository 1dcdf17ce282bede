import type { ComponentProps, ReactNode } from 'react'
import { Slot, Slottable } from '#shared/slot.tsx'
import * as styles from './shell.css.ts'

/** Five labelled places at the thumb; phones only. The page leaves room for it below its end. */
export function BottomTabs(props: ComponentProps<'nav'> & { 'aria-label': string }) {
  return <nav className={styles.bottomTabs} {...props} />
}

export type BottomTabProps = {
  icon: ReactNode
  label: ReactNode
  /** An empty link or button of the router in use. */
  children: ReactNode
}

export function BottomTab({ icon, label, children }: BottomTabProps) {
  return (
    <Slot className={styles.bottomTab}>
      {icon}
      <Slottable>{children}</Slottable>
      <span className={styles.bottomTabLabel}>{label}</span>
    </Slot>
  )
}
