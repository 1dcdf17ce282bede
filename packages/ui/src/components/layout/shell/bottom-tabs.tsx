import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import * as styles from './shell.css.ts'

/** Five labelled places at the thumb; phones only. The page leaves room for it below its end. */
export function BottomTabs({ label, ...rest }: ComponentProps<'nav'> & Labelled) {
  return <nav className={styles.bottomTabs} aria-label={label} {...rest} />
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
