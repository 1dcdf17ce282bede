import katex from 'katex'
import { createElement, type ReactNode } from 'react'

/** Loaded with the first formula. MathML alone: browsers draw it themselves, so no style sheet and no fonts come along. */

const ELEMENTS = new Set(
  'math mrow mi mo mn mtext mspace ms mfrac msqrt mroot mstyle merror mpadded mphantom menclose msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mlabeledtr mtd'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'display displaystyle scriptlevel mathvariant stretchy fence separator form lspace rspace largeop movablelimits symmetric minsize maxsize accent accentunder linethickness width height depth voffset columnalign columnspacing rowspacing columnlines rowlines notation'.split(
    ' ',
  ),
)

/** A formula as React elements from an allow-list, or null when it cannot be read. */
export function typeset(source: string, isBlock: boolean): ReactNode {
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
    const math = new DOMParser().parseFromString(markup, 'text/html').querySelector('math')
    return math && toReact(math, 0)
  } catch {
    return null
  }
}

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = node.localName
  // The source of the formula stands in an annotation, which is not for reading.
  if (name === 'annotation') return null
  const children = [...node.childNodes].map(toReact)
  if (!ELEMENTS.has(name)) return children
  const attributes = [...node.attributes]
    .filter((attribute) => ATTRIBUTES.has(attribute.name))
    .map((attribute) => [attribute.name, attribute.value] as const)
  return createElement(name, { key, ...Object.fromEntries(attributes) }, ...children)
}
