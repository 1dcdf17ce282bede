import type { Token } from 'marked'

/** Kinds of remarks, as GitHub writes them: `> [!NOTE]`. */
const ALERTS = ['note', 'tip', 'important', 'warning', 'caution'] as const

export type AlertKind = (typeof ALERTS)[number]

const MARK = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i

/** The kind of a quotation that is a remark; undefined for any other. */
export function alertKind(text: string): AlertKind | undefined {
  const word = MARK.exec(text)?.[1]?.toLowerCase()
  return ALERTS.find((kind) => kind === word)
}

/** The blocks of a remark without its mark, which stands at the start of the first. */
export function withoutMark(blocks: readonly Token[]): Token[] {
  const [first, ...rest] = blocks
  const [mark, ...others]: Token[] = first?.type === 'paragraph' ? (first.tokens ?? []) : []
  if (!first || mark?.type !== 'text') return [...blocks]
  const text = String(mark.text).replace(MARK, '')
  const tokens = text ? [{ ...mark, raw: text, text }, ...others] : others
  return tokens.length > 0 ? [{ ...first, tokens }, ...rest] : rest
}
