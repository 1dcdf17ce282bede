import { getDefaults, Lexer, type MarkedOptions, type MarkedToken, type Token } from 'marked'
import { details, type DetailsToken } from './details.ts'
import {
  type Footnote,
  footnote,
  footnoteCall,
  type FootnoteCallToken,
  type FootnoteToken,
  numberFootnotes,
} from './footnotes.ts'
import { blockMaths, inlineMaths, type MathsToken } from './maths.ts'

/** From markdown text to tokens, and the decisions about what may be shown. No React here. */

export type KnownToken = MarkedToken | MathsToken | FootnoteCallToken | FootnoteToken | DetailsToken

const KNOWN = {
  blockquote: true,
  br: true,
  checkbox: true,
  code: true,
  codespan: true,
  def: true,
  del: true,
  details: true,
  em: true,
  escape: true,
  footnote: true,
  footnoteCall: true,
  heading: true,
  hr: true,
  html: true,
  image: true,
  link: true,
  list: true,
  list_item: true,
  maths: true,
  paragraph: true,
  space: true,
  strong: true,
  table: true,
  text: true,
} as const satisfies Record<KnownToken['type'], true>

const isKnown = (token: Token): token is KnownToken => Object.hasOwn(KNOWN, token.type)

/** Only tokens of the allow-list go on. */
export const knownTokens = (tokens: readonly Token[] = []) => tokens.filter(isKnown)

const extensions = [blockMaths, inlineMaths, details, footnote, footnoteCall]
const tokenizersOf = (level: 'block' | 'inline') =>
  extensions.filter((extension) => extension.level === level).map(({ tokenizer }) => tokenizer)
const startsOf = (level: 'block' | 'inline') =>
  extensions.flatMap(({ level: own, start }) => (own === level && start ? [start] : []))

/** What `new Marked` makes of the extensions, without the renderers that it brings along. */
const options: MarkedOptions = {
  ...getDefaults(),
  gfm: true,
  extensions: {
    renderers: {},
    childTokens: {},
    block: tokenizersOf('block'),
    inline: tokenizersOf('inline'),
    startBlock: startsOf('block'),
    startInline: startsOf('inline'),
  },
}

export const parseBlocks = (source: string) => knownTokens(Lexer.lex(source, options))

export const parseInline = (source: string) => knownTokens(Lexer.lexInline(source, options))

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi

function decodeEntity(entity: string): string {
  const parsed = new DOMParser().parseFromString(entity, 'text/html')
  return parsed.documentElement.textContent || entity
}

/** Character references become characters; nothing else of HTML is understood. */
export const decodeText = (text: string) =>
  text.includes('&') ? text.replaceAll(ENTITY, decodeEntity) : text

/** Raw HTML loses its tags and comments; the words between them stay. */
export const stripTags = (html: string) =>
  decodeText(html.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '').replaceAll(/<\/?[a-z!][^>]*>?/gi, ''))

const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:']

export type SafeUrl = { href: string; isExternal: boolean }

/** Addresses may be http, https, mailto or relative; everything else (javascript:, data:, ...) is no link. */
export function safeUrl(address: string, pageUrl: string): SafeUrl | null {
  const href = decodeText(address).trim()
  const base = new URL(pageUrl)
  const parsed = URL.parse(href, base.href)
  if (!parsed || !SAFE_PROTOCOLS.includes(parsed.protocol)) return null
  return { href, isExternal: parsed.protocol !== 'mailto:' && parsed.origin !== base.origin }
}

/** All words of some tokens, for an id, a title or a summary. */
export function plainText(tokens: readonly Token[]): string {
  return knownTokens(tokens)
    .map((token) => {
      if ('tokens' in token && token.tokens) return plainText(token.tokens)
      if (token.type === 'html') return stripTags(token.text)
      return 'text' in token ? decodeText(token.text) : ''
    })
    .join('')
}

/** Id of a heading: its letters and digits of any script, joined by dashes. */
export const slugify = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'section'

export type DocumentBlock = { token: KnownToken; id?: string }

/** Every token of these and of all inside them, in the order of the text. */
function* walk(tokens: readonly Token[]): Generator<KnownToken> {
  for (const token of knownTokens(tokens)) {
    yield token
    if (token.type === 'details') yield* walk(token.summary)
    if (token.type === 'list') yield* walk(token.items)
    else if (token.type === 'table')
      for (const cell of [token.header, ...token.rows].flat()) yield* walk(cell.tokens)
    else if ('tokens' in token && token.tokens) yield* walk(token.tokens)
  }
}

export type MarkdownDocument = { blocks: DocumentBlock[]; footnotes: Footnote[] }

const remembered = new Map<string, MarkdownDocument>()
const mostRemembered = 8

/**
 * The blocks of a text, headings with unique ids; and the notes it calls. The last few are remembered: one that was read ahead is
 * there when it is drawn.
 */
export function parseDocument(source: string): MarkdownDocument {
  const document = remembered.get(source) ?? readDocument(source)
  remembered.delete(source)
  remembered.set(source, document)
  const [oldest] = remembered.keys()
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  return document
}

function readDocument(source: string): MarkdownDocument {
  const seen = new Map<string, number>()
  const tokens = parseBlocks(source)
  const all = [...walk(tokens)]
  const footnotes = numberFootnotes(
    all.filter((token) => token.type === 'footnoteCall'),
    all.filter((token) => token.type === 'footnote'),
  )
  const blocks = tokens.map((token) => {
    if (token.type !== 'heading') return { token }
    const slug = slugify(plainText(token.tokens))
    const count = (seen.get(slug) ?? 0) + 1
    seen.set(slug, count)
    return { token, id: count > 1 ? `${slug}-${count}` : slug }
  })
  return { blocks, footnotes }
}

export type MarkdownHeading = { id: string; text: string; level: number }

/** The headings of a text in order, for a list of contents; the view gives its headings the same ids. */
export const markdownHeadings = (source: string): MarkdownHeading[] =>
  parseDocument(source).blocks.flatMap(({ token, id }) =>
    token.type === 'heading' && id
      ? [{ id, text: plainText(token.tokens), level: token.depth }]
      : [],
  )
