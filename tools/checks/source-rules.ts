import { parseSync, Visitor } from 'vite'

export type Rule = 'color' | 'style' | 'fetch' | 'storage' | 'text'
export type Finding = { rule: Rule; line: number; text: string }

const color = /(?<![\w&(])#(?:[0-9a-f]{3,4}){1,2}(?![\w-])|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i
/** More than a letter or two: a sign, a unit or a letter of a key is not translated. */
const words = /\p{L}{3}/u
/** What people read or hear. */
const spoken = /^(?:aria-label|title|alt|label|description|hint)$/
/** Messages, and what is the same in all languages: keys of a keyboard, code. */
const notTranslated = /^(?:Trans|Plural|Select|SelectOrdinal|Kbd|kbd|code|Code)$/

/** The plain name of an element or attribute. */
const nameOf = ({ name }: { name: { type: string; name?: unknown } }) =>
  name.type === 'JSXIdentifier' ? String(name.name) : ''

/**
 * Where a source holds a color, a style in an element that is the same each time, a call of `fetch`, the storage of the browser, or a
 * text that is not translated. A text counts once for its line.
 */
export function findInSource(file: string, source: string): Finding[] {
  const findings: Finding[] = []
  const add = (rule: Rule, { start }: { start: number }, text: string) =>
    void findings.push({ rule, line: source.slice(0, start).split('\n').length, text: text.trim() })
  let untranslated = 0
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string' && color.test(node.value)) add('color', node, node.value)
    },
    TemplateElement(node) {
      if (color.test(node.value.raw)) add('color', node, node.value.raw)
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'fetch')
        add('fetch', node, 'fetch')
    },
    Identifier(node) {
      if (node.name === 'localStorage' || node.name === 'sessionStorage')
        add('storage', node, node.name)
    },
    JSXAttribute(node) {
      const name = nameOf(node)
      const literal = node.value?.type === 'Literal' ? node.value.value : ''
      if (spoken.test(name) && typeof literal === 'string' && words.test(literal))
        add('text', node, literal)
      if (name !== 'style' || node.value?.type !== 'JSXExpressionContainer') return
      const { expression } = node.value
      if (expression.type !== 'ObjectExpression') return
      const isFixed = expression.properties.some(
        (property) => property.type === 'Property' && property.value.type === 'Literal',
      )
      if (isFixed) add('style', node, source.slice(expression.start, expression.end))
    },
    JSXElement({ openingElement, children }) {
      if (notTranslated.test(nameOf(openingElement))) untranslated += 1
      if (untranslated > 0) return
      for (const child of children)
        if (child.type === 'JSXText' && words.test(child.value)) add('text', child, child.value)
    },
    'JSXElement:exit'({ openingElement }) {
      if (notTranslated.test(nameOf(openingElement))) untranslated -= 1
    },
  }).visit(parseSync(file, source).program)
  return findings
}
