import type { ComponentProps } from 'react'
import { cx } from '#shared/cx.ts'
import * as styles from './progress.css.ts'

/** Something small is running; decorative, so say what runs in words beside it. Takes the size of the text. */
export function Spinner({ className, ...rest }: ComponentProps<'span'>) {
  return <span aria-hidden className={cx(styles.spinner, className)} {...rest} />
}
