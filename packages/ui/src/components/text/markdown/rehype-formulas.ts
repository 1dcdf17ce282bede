import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import katex from 'katex'
import { toString } from 'mdast-util-to-string'
import { EXIT, SKIP, visit } from 'unist-util-visit'

/**
 * Typesets formulas as MathML, which browsers draw without a style sheet or fonts. rehype-katex cannot be used: in browsers it
 * parses KaTeX's output with `innerHTML`, which Trusted Types refuse. Loaded with the first formula.
 */
export function rehypeFormulas() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const code = codeOf(node)
      if (!code || !parent || index === undefined) return undefined
      const isBlock = node.tagName === 'pre' || hasClass(code, 'math-display')
      const math = typeset(toString(code), isBlock)
      if (math) parent.children[index] = isBlock ? ownLine(math) : math
      return SKIP
    })
  }
}

/** The element that holds a formula's source: remark-math makes `code` in a line and `pre > code` of a block. */
function codeOf(node: Element): Element | undefined {
  const code = node.tagName === 'pre' ? node.children[0] : node
  return code?.type === 'element' && hasClass(code, 'language-math') ? code : undefined
}

const hasClass = ({ properties: { className } }: Element, name: string) =>
  Array.isArray(className) && className.includes(name)

const ownLine = (math: Element): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['math-block'] },
  children: [math],
})

/** A formula as MathML; undefined when it cannot be read. */
function typeset(source: string, isBlock: boolean): Element | undefined {
  try {
    const markup = katex.renderToString(source, {
      output: 'mathml',
      displayMode: isBlock,
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      maxExpand: 200,
      maxSize: 20,
    })
    return firstMath(fromHtml(markup, { fragment: true }))
  } catch {
    return undefined
  }
}

function firstMath(tree: Root): Element | undefined {
  let math: Element | undefined
  visit(tree, { type: 'element', tagName: 'math' }, (node: Element) => {
    math = node
    return EXIT
  })
  return math
}
