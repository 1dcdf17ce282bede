import type { ComponentProps } from 'react'
import * as styles from './kbd.css.ts'

/** One key of a shortcut. */
export function Kbd(props: ComponentProps<'kbd'>) {
  return <kbd className={styles.kbd} {...props} />
}
