import type { ComponentProps } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { Alert } from './alert.tsx'
import { BlockCode, InlineCode, Span } from './code.tsx'
import { FootnoteItem, Footnotes } from './footnotes.tsx'
import { Heading } from './heading.tsx'
import { useMarkdown } from './context.ts'
import { Image, Link } from './link.tsx'
import * as styles from './markdown.css.ts'
import { toAlertKind } from './remark-alerts.ts'
import { Cell, Table } from './table.tsx'
import { Task } from './task.tsx'

/** What the elements of the sanitised tree become. */
export const components: Components = {
  a: Link,
  blockquote: ({ children }) => <blockquote className={styles.quote}>{children}</blockquote>,
  code: InlineCode,
  details: ({ children, open }) => (
    <details className={styles.details} open={open}>
      {children}
    </details>
  ),
  div: AlertBlock,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  hr: () => <hr className={styles.rule} />,
  img: Image,
  input: Task,
  li: FootnoteItem,
  ol: ({ children, start }) => (
    <ol className={styles.list} start={start}>
      {children}
    </ol>
  ),
  pre: BlockCode,
  section: Footnotes,
  span: Span,
  summary: Summary,
  table: Table,
  td: Cell,
  th: Cell,
  ul: ({ children, className }) => (
    <ul className={styles.list} data-tasks={className ? true : undefined}>
      {children}
    </ul>
  ),
}

function AlertBlock({ children, node }: ComponentProps<'div'> & ExtraProps) {
  const { labels } = useMarkdown()
  const kind = toAlertKind(node?.properties.dataAlert)
  if (!kind) return children
  return (
    <Alert kind={kind} title={labels.alerts[kind]}>
      {children}
    </Alert>
  )
}

function Summary({ children }: ComponentProps<'summary'>) {
  const { labels } = useMarkdown()
  return <summary className={styles.summary}>{children ?? labels.details}</summary>
}
