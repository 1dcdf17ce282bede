import type { Options as Schema } from 'rehype-sanitize'
import { ALERT_KINDS } from './remark-alerts.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** What KaTeX writes; without its source in `annotation`, without links, classes and styles. */
const mathElements = words(`
  math mrow mi mo mn mtext mspace ms mfrac msqrt mroot mstyle merror mpadded mphantom menclose msub msup msubsup munder
  mover munderover mmultiscripts mprescripts none mtable mtr mlabeledtr mtd
`)
const mathAttributes = words(`
  display displaystyle scriptlevel mathvariant stretchy fence separator form lspace rspace largeop movablelimits symmetric
  minsize maxsize accent accentunder linethickness width height depth voffset columnalign columnspacing rowspacing
  columnlines rowlines notation
`)

const headings = words('h1 h2 h3 h4 h5 h6')

/** What markdown may become, whatever the plugins before it do. Only relative, http, https and mailto addresses stay. */
export const schema: Schema = {
  tagNames: [
    ...words(
      'a blockquote br code del details div em hr img input li ol p pre section span strong',
    ),
    ...words('summary sup table tbody td th thead tr ul'),
    ...headings,
    ...mathElements,
  ],
  attributes: {
    ...Object.fromEntries(mathElements.map((name) => [name, mathAttributes])),
    ...Object.fromEntries(headings.map((name) => [name, ['id', 'dataLevel']])),
    a: ['href', 'title', 'id', 'dataFootnoteRef', 'dataFootnoteBackref'],
    code: [['className', /^language-./, 'math-inline', 'math-display']],
    details: ['open'],
    div: [['dataAlert', ...ALERT_KINDS]],
    img: ['src', 'alt', 'title'],
    input: [['type', 'checkbox'], 'checked'],
    li: ['id'],
    ol: ['start'],
    section: ['dataFootnotes'],
    span: [['className', 'math-block', /^hljs-./]],
    td: ['align'],
    th: ['align'],
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  // Ids are made by our plugins and need no prefix.
  clobber: [],
  strip: ['script', 'annotation'],
}
