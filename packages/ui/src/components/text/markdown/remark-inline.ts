import type { Plugin } from 'unified'

/** Every block construct of CommonMark, GFM and remark-math. */
const BLOCKS = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'gfmFootnoteDefinition',
  'headingAtx',
  'htmlFlow',
  'list',
  'mathFlow',
  'setextUnderline',
  'table',
  'thematicBreak',
]

/** Reads a text as one line: marks of blocks, such as `#` and `-`, are text. */
export const remarkInline: Plugin = function remarkInline() {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: BLOCKS } }]
}
