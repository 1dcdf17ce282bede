import type { Data, Parent, PhrasingContent, Root, RootContent } from 'mdast'
import type { Plugin } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

declare module 'mdast' {
  interface RootContentMap {
    details: Details
    summary: Summary
  }
}

interface Details extends Parent {
  type: 'details'
  data: Data
}

interface Summary extends Parent {
  type: 'summary'
  data: Data
}

const isRoot = (node: { type: string }): node is Root => node.type === 'root'

type DetailsFrame = { isOpen: boolean; summary: RootContent[]; children: RootContent[] }

const TAGS =
  /<details(?<attributes>\s[^>]*)?>|(?<closing><\/details\s*>)|<summary(?:\s[^>]*)?>(?<summary>[\s\S]*?)<\/summary\s*>/gi
const LINE_BREAK = /^<br\s*\/?>$/i

/** Removes tags and comments; the text between them stays. */
const stripTags = (html: string) =>
  html.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '').replaceAll(/<\/?[a-z!?][^>]*>?/gi, '')

/**
 * Supports `<details>`, `<summary>` and `<br>`, and removes all other tags. Raw HTML never reaches the HTML tree, so no HTML
 * parser is needed.
 */
export const remarkHtml: Plugin<[], Root> = function remarkHtml() {
  const parseText = (html: string): RootContent[] => {
    const tree = this.parse(stripTags(html))
    if (!isRoot(tree)) return []
    // Removing a tag can form another one, as in `<<b>script>`: that one is text.
    visit(tree, 'html', (node) => {
      Object.assign(node, { type: 'text' })
    })
    return tree.children
  }
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'paragraph' || node.type === 'heading') {
        removeInlineHtml(node)
        return SKIP
      }
      if ('children' in node && node.children.some(({ type }) => type === 'html')) {
        const parent: Parent = node
        parent.children = replaceBlocks(parent.children, parseText)
      }
      return undefined
    })
    visit(tree, 'tableCell', removeInlineHtml)
  }
}

function removeInlineHtml(root: Parent): void {
  visit(root, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const replacement: PhrasingContent[] = LINE_BREAK.test(node.value) ? [{ type: 'break' }] : []
    parent.children.splice(index, 1, ...replacement)
    return index + replacement.length
  })
}

/** Groups the blocks between `<details>` and `</details>`; an element that is never closed leaves its content. */
function replaceBlocks(
  nodes: readonly RootContent[],
  parseText: (html: string) => RootContent[],
): RootContent[] {
  const root: RootContent[] = []
  const frames: DetailsFrame[] = []
  const append = (...children: RootContent[]) => {
    const { children: target } = frames.at(-1) ?? { children: root }
    target.push(...children)
  }
  const close = () => {
    const frame = frames.pop()
    if (frame) append(toDetails(frame))
  }
  for (const node of nodes) {
    if (node.type !== 'html') {
      append(node)
      continue
    }
    let end = 0
    for (const { index, 0: tag, groups = {} } of node.value.matchAll(TAGS)) {
      append(...parseText(node.value.slice(end, index)))
      end = index + tag.length
      if (groups.closing) close()
      else if (groups.summary === undefined) {
        const isOpen = /\sopen(?=[\s=]|$)/i.test(groups.attributes ?? '')
        frames.push({ isOpen, summary: [], children: [] })
      } else {
        const blocks = parseText(groups.summary)
        const frame = frames.at(-1)
        if (frame) frame.summary = blocks.flatMap(unwrapParagraph)
        else append(...blocks)
      }
    }
    append(...parseText(node.value.slice(end)))
  }
  while (frames.length > 0) {
    const { summary = [], children = [] } = frames.pop() ?? {}
    append(...summary, ...children)
  }
  return root
}

const unwrapParagraph = (node: RootContent): RootContent[] =>
  node.type === 'paragraph' ? node.children : [node]

const toDetails = ({ isOpen, summary, children }: DetailsFrame): Details => ({
  type: 'details',
  data: { hName: 'details', hProperties: isOpen ? { open: true } : {} },
  children: [{ type: 'summary', data: { hName: 'summary' }, children: summary }, ...children],
})
