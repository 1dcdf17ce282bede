import type { Token, TokenizerExtension } from 'marked'

/** `<details>` with its `<summary>`: the one element of HTML that is understood; markdown may stand inside. */
export type DetailsToken = {
  type: 'details'
  raw: string
  isOpen: boolean
  summary: Token[]
  tokens: Token[]
}

const OPENING = /^ {0,3}<details(\s[^>]*)?>/i
const SUMMARY = /^\s*<summary(?:\s[^>]*)?>([\s\S]*?)<\/summary>/i
const EITHER = /<(\/?)details(?:\s[^>]*)?>/gi

/** Where the closing tag of the first element starts and ends; one inside another is passed over. */
function closingTag(source: string): { start: number; end: number } | null {
  let depth = 0
  for (const match of source.matchAll(EITHER)) {
    depth += match[1] ? -1 : 1
    if (depth === 0) return { start: match.index, end: match.index + match[0].length }
  }
  return null
}

export const details: TokenizerExtension = {
  name: 'details',
  level: 'block',
  start: (source) => {
    const index = source.search(/<details[\s>]/i)
    return index < 0 ? undefined : index
  },
  tokenizer(source): DetailsToken | undefined {
    const opening = OPENING.exec(source)
    const closing = opening && closingTag(source)
    if (!closing) return undefined
    const inside = source.slice(opening[0].length, closing.start)
    const summary = SUMMARY.exec(inside)
    const raw = source.slice(0, closing.end)
    return {
      type: 'details',
      raw: raw + (/^\n+/.exec(source.slice(closing.end))?.[0] ?? ''),
      isOpen: /\sopen(?=[\s=]|$)/i.test(opening[1] ?? ''),
      summary: this.lexer.inlineTokens(summary?.[1]?.trim() ?? '', []),
      tokens: this.lexer.blockTokens(inside.slice(summary?.[0].length ?? 0).trim(), []),
    }
  },
}
