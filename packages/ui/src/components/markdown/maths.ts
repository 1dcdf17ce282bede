import type { TokenizerExtension } from 'marked'

/** A formula between dollars: `$x$` in a line, `$$x$$` on a line of its own. */
export type MathsToken = { type: 'maths'; raw: string; text: string; isBlock: boolean }

/** Closed only before white space or punctuation of any script, so that "from $5 to $6" stays words. */
const INLINE = /^(\$\$?)(?![\s$])((?:\\[^\n]|[^\\\n$])+)\1(?=$|[\s\p{P}])/u
const BLOCK = /^\$\$[ \t]*\n([\s\S]+?)\n\$\$[ \t]*(?:\n|$)/

export const inlineMaths: TokenizerExtension = {
  name: 'maths',
  level: 'inline',
  start: (source) => {
    const index = source.indexOf('$')
    return index < 0 ? undefined : index
  },
  tokenizer(source): MathsToken | undefined {
    const [raw, fence, text] = INLINE.exec(source) ?? []
    if (!raw || !fence || !text || /\s$/.test(text)) return undefined
    return { type: 'maths', raw, text, isBlock: fence.length === 2 }
  },
}

export const blockMaths: TokenizerExtension = {
  name: 'maths',
  level: 'block',
  start: (source) => {
    const index = source.indexOf('$$')
    return index < 0 ? undefined : index
  },
  tokenizer(source): MathsToken | undefined {
    const [raw, text] = BLOCK.exec(source) ?? []
    return raw && text ? { type: 'maths', raw, text, isBlock: true } : undefined
  },
}
