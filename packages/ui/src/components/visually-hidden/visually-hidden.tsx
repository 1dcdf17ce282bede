import type { ComponentProps } from 'react'
import * as styles from './visually-hidden.css.ts'

/** Text for readers of the page's structure, not for eyes. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.hidden} {...props} />
}
