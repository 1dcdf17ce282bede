import type { Root } from 'hast'

/** Removes the generated heading of the footnotes: the section has an accessible name instead. */
export function rehypeFootnotes() {
  return ({ children }: Root) => {
    for (const node of children) {
      if (node.type === 'element' && 'dataFootnotes' in node.properties) node.children.shift()
    }
  }
}
