import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
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
    <Slot.Root className={styles.bottomTab}>
      {icon}
      <Slot.Slottable>{children}</Slot.Slottable>
      <span className={styles.bottomTabLabel}>{label}</span>
    </Slot.Root>
  )
}
