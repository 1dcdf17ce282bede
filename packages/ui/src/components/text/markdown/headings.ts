import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkPlugins } from './plugins.ts'
import { headingsOf } from './remark-headings.ts'

export type MarkdownHeading = { id: string; text: string; level: number }

/** The headings of a text in order, for a table of contents; the view gives its headings the same ids. */
export function markdownHeadings(source: string): MarkdownHeading[] {
  const processor = unified().use(remarkParse).use(remarkPlugins)
  const tree = processor.parse(source)
  processor.runSync(tree)
  return headingsOf(tree).map(({ node, id, text }) => ({ id, text, level: node.depth }))
}
