import { toString } from 'mdast-util-to-string'
import { type ComponentProps, createElement } from 'react'
import type { ExtraProps } from 'react-markdown'
import { useMarkdown } from './context.ts'
import * as styles from './markdown.css.ts'

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** A heading, with a link to itself where the page asks for it. */
export function Heading({ id, node, children }: ComponentProps<'h2'> & ExtraProps) {
  const { labels, hasAnchors } = useMarkdown()
  const level = levels.find((name) => name === node?.tagName) ?? 'h6'
  return createElement(
    level,
    { id, className: styles.heading, 'data-level': node?.properties.dataLevel },
    children,
    hasAnchors && id && (
      <a href={`#${id}`} aria-label={labels.anchor(toString(node))} className={styles.anchor}>
        #
      </a>
    ),
  )
}
