import type { Heading, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** The id of a heading: its letters and digits of any script, joined by dashes. */
export const slugify = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'section'

type DocumentHeading = { node: Heading; id: string; text: string }

/** All headings in document order, with unique ids. */
export function headingsOf(tree: Root): DocumentHeading[] {
  const counts = new Map<string, number>()
  const headings: DocumentHeading[] = []
  visit(tree, 'heading', (node) => {
    const text = toString(node)
    const slug = slugify(text)
    const count = (counts.get(slug) ?? 0) + 1
    counts.set(slug, count)
    headings.push({ node, text, id: count > 1 ? `${slug}-${count}` : slug })
  })
  return headings
}

/**
 * Gives headings their ids and moves their levels, so that none is skipped: the highest heading of the text takes `topLevel`.
 */
export function remarkHeadings({ topLevel = 2 }: { topLevel?: number }) {
  return (tree: Root) => {
    const headings = headingsOf(tree)
    const highest = Math.min(6, ...headings.map(({ node }) => node.depth))
    for (const { node, id } of headings) {
      const level = Math.min(6, node.depth - highest + topLevel)
      node.data = { hName: `h${level}`, hProperties: { id, dataLevel: node.depth } }
    }
  }
}
