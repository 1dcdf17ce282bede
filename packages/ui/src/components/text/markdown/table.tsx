import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { useMarkdown } from './context.ts'
import * as styles from './markdown.css.ts'

/** A table that scrolls in its own frame. */
export function Table({ children }: ComponentProps<'table'>) {
  const { labels } = useMarkdown()
  return (
    // A scrolling box must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.tableFrame} role="region" aria-label={labels.table} tabIndex={0}>
      <table className={styles.table} aria-label={labels.table}>
        {children}
      </table>
    </div>
  )
}

/** A cell; its alignment is a style of ours instead of an attribute. */
export function Cell({ node, children }: ComponentProps<'td'> & ExtraProps) {
  const props = { className: styles.cell, 'data-align': node?.properties.align, children }
  return node?.tagName === 'th' ? <th scope="col" {...props} /> : <td {...props} />
}
