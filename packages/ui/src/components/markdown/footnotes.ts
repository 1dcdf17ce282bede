import type { Token, TokenizerExtension } from 'marked'

/** `[^name]` in a line. The number and the place among the calls of one note are given once the whole text is known. */
export type FootnoteCallToken = {
  type: 'footnoteCall'
  raw: string
  name: string
  number?: number
  occurrence?: number
}

/** `[^name]: words` at the start of a line; lines indented by two blanks go on with it. */
export type FootnoteToken = { type: 'footnote'; raw: string; name: string; tokens: Token[] }

/** A note that is called, with the calls that lead back. */
export type Footnote = { number: number; calls: number; tokens: readonly Token[] }

const CALL = /^\[\^([^\s\]]{1,64})\](?!:)/
const NOTE =
  /^\[\^([^\s\]]{1,64})\]:[ \t]*([^\n]*(?:\n(?: {2,}|\t)[^\n]+|\n(?=\n(?: {2,}|\t)[^\s]))*)(?:\n+|$)/

const startOf = (source: string) => {
  const index = source.indexOf('[^')
  return index < 0 ? undefined : index
}

export const footnoteCall: TokenizerExtension = {
  name: 'footnoteCall',
  level: 'inline',
  start: startOf,
  tokenizer(source): FootnoteCallToken | undefined {
    const [raw, name] = CALL.exec(source) ?? []
    return raw && name ? { type: 'footnoteCall', raw, name } : undefined
  },
}

export const footnote: TokenizerExtension = {
  name: 'footnote',
  level: 'block',
  start: startOf,
  tokenizer(source): FootnoteToken | undefined {
    const [raw, name, text = ''] = NOTE.exec(source) ?? []
    if (!raw || !name) return undefined
    const tokens = this.lexer.blockTokens(text.replaceAll(/\n(?: {2,4}|\t)/g, '\n'), [])
    return { type: 'footnote', raw, name, tokens }
  },
}

/**
 * Numbers the notes in the order of their first calls.
 * @param calls all calls of a text in order; those with a note get their number, the others none
 * @returns the notes that are called, in order
 */
export function numberFootnotes(
  calls: readonly FootnoteCallToken[],
  notes: readonly FootnoteToken[],
): Footnote[] {
  const byName = new Map(notes.toReversed().map((note) => [note.name, note]))
  const called = new Map<string, Footnote>()
  for (const call of calls) {
    const note = byName.get(call.name)
    if (!note) continue
    const entry = called.get(call.name) ?? {
      number: called.size + 1,
      calls: 0,
      tokens: note.tokens,
    }
    entry.calls += 1
    called.set(call.name, entry)
    call.number = entry.number
    call.occurrence = entry.calls
  }
  return [...called.values()]
}
