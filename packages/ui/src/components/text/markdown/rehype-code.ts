import dockerfile from 'highlight.js/lib/languages/dockerfile'
import haskell from 'highlight.js/lib/languages/haskell'
import http from 'highlight.js/lib/languages/http'
import nginx from 'highlight.js/lib/languages/nginx'
import powershell from 'highlight.js/lib/languages/powershell'
import x86asm from 'highlight.js/lib/languages/x86asm'
import { common } from 'lowlight'
import rehypeHighlight from 'rehype-highlight'
import type { Plugin } from 'unified'
import type { Root } from 'hast'

const highlight = rehypeHighlight({
  languages: { ...common, dockerfile, haskell, http, nginx, powershell, x86asm },
  aliases: { x86asm: ['asm'] },
})

/** Syntax highlighting. The grammars are registered once, not for every text. Loaded with the first block of code. */
export const rehypeCode: Plugin<[], Root> = () => highlight
