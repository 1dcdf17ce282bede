import type { Element, ElementContent, RootContent } from 'hast'
import type { LanguageFn } from 'highlight.js'
import { createLowlight } from 'lowlight'
import type { ReactNode } from 'react'
import * as styles from './highlight.css.ts'

/** Loaded with the first block that names a language; each grammar with the first block of its language. */

type Grammar = () => Promise<{ default: LanguageFn }>

const grammars: Record<string, Grammar> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  dockerfile: () => import('highlight.js/lib/languages/dockerfile'),
  go: () => import('highlight.js/lib/languages/go'),
  haskell: () => import('highlight.js/lib/languages/haskell'),
  http: () => import('highlight.js/lib/languages/http'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  lua: () => import('highlight.js/lib/languages/lua'),
  makefile: () => import('highlight.js/lib/languages/makefile'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  nginx: () => import('highlight.js/lib/languages/nginx'),
  perl: () => import('highlight.js/lib/languages/perl'),
  php: () => import('highlight.js/lib/languages/php'),
  powershell: () => import('highlight.js/lib/languages/powershell'),
  python: () => import('highlight.js/lib/languages/python'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  swift: () => import('highlight.js/lib/languages/swift'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  x86asm: () => import('highlight.js/lib/languages/x86asm'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
}

const aliases: Record<string, string> = {
  asm: 'x86asm',
  'c++': 'cpp',
  'c#': 'csharp',
  cs: 'csharp',
  docker: 'dockerfile',
  golang: 'go',
  hs: 'haskell',
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  kt: 'kotlin',
  make: 'makefile',
  md: 'markdown',
  patch: 'diff',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  toml: 'ini',
  ts: 'typescript',
  tsx: 'typescript',
  yml: 'yaml',
  zsh: 'bash',
}

const lowlight = createLowlight()

/** The code in coloured pieces; null for a language without a grammar. Only text and spans of ours come out. */
export async function highlight(code: string, language: string): Promise<ReactNode> {
  const wanted = language.toLowerCase()
  const name = Object.hasOwn(aliases, wanted) ? (aliases[wanted] ?? wanted) : wanted
  const load = Object.hasOwn(grammars, name) ? grammars[name] : undefined
  if (!load) return null
  if (!lowlight.registered(name)) lowlight.register(name, (await load()).default)
  return pieces(lowlight.highlight(name, code).children)
}

const pieces = (nodes: readonly (RootContent | ElementContent)[]): ReactNode =>
  nodes.map((node, index) => {
    if (node.type === 'text') return node.value
    if (node.type !== 'element') return null
    return (
      // Pieces of one text never move; their place is their identity.
      <span key={index} className={classOf(node)}>
        {pieces(node.children)}
      </span>
    )
  })

function classOf({ properties: { className } }: Element): string | undefined {
  const scope = Array.isArray(className) ? String(className[0]).replace('hljs-', '') : ''
  return styles.scopes[scope]
}
