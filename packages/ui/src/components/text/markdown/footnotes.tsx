import type { ComponentProps } from 'react'
import { useMarkdown } from './context.ts'
import * as styles from './markdown.css.ts'

/** The footnotes under a text. */
export function Footnotes({ children }: ComponentProps<'section'>) {
  const { labels } = useMarkdown()
  return (
    <section aria-label={labels.footnotes} className={styles.footnotes}>
      {children}
    </section>
  )
}

/** An item of a list; only those of footnotes have an id, and take the focus when their reference is followed. */
export function FootnoteItem({ id, children }: ComponentProps<'li'>) {
  return (
    <li id={id} className={styles.item} tabIndex={id ? -1 : undefined}>
      {children}
    </li>
  )
}
