import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { coversBottom } from '#shared/covers.ts'
import * as styles from './shell.css.ts'

/** Five labelled places at the thumb; phones only. The page leaves room for it below its end. */
export function BottomTabs({ label, ...rest }: ComponentProps<'nav'> & Labelled) {
  return <nav ref={coversBottom} className={styles.bottomTabs} aria-label={label} {...rest} />
}

/** The rest goes to the link or button, so that a tab may be the trigger of a menu. */
export type BottomTabProps = Omit<ComponentProps<typeof Slot.Root>, 'children' | 'className'> & {
  icon: ReactNode
  label: ReactNode
  /** An empty link or button of the router in use. */
  children: ReactNode
}

export function BottomTab({ icon, label, children, ...rest }: BottomTabProps) {
  return (
    <Slot.Root className={styles.bottomTab} {...rest}>
      {icon}
      <Slot.Slottable>{children}</Slot.Slottable>
      <span className={styles.bottomTabLabel}>{label}</span>
    </Slot.Root>
  )
}
