import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly assets?: readonly string[]
}

/** The elements that load style sheets and code of modules, beyond what every page loads. */
export function createPageFiles(
  folder: string,
): (modules: readonly string[], nonce: string) => string {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(text)
  const filesOf = (modules: readonly string[]): Set<string> => {
    const files = new Set<string>()
    const add = (name: string) => {
      const chunk = chunks[name]
      if (!chunk || files.has(chunk.file)) return
      files.add(chunk.file)
      for (const file of chunk.css ?? []) files.add(file)
      for (const next of chunk.imports ?? []) add(next)
    }
    for (const name of modules) add(name)
    return files
  }
  const everywhere = filesOf(['index.html'])
  const fonts = chunks['index.html']?.assets?.filter((file) => FIRST_FONT.test(file)) ?? []
  const linksOf = (modules: readonly string[]) =>
    [...fonts, ...[...filesOf(modules)].filter((file) => !everywhere.has(file))]
      .map(linkTo)
      .join('')
  // A screen is of the same modules at each visit.
  const known = new Map<string, string>()
  return (modules, nonce) => {
    const key = modules.join()
    const links = known.get(key) ?? linksOf(modules)
    known.set(key, links)
    return links.replaceAll('%nonce%', nonce)
  }
}

/** The font of most of the first text. Without a preload the browser finds it after the text is painted, which then shifts. */
const FIRST_FONT = /geist-latin-wght/

function linkTo(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}" />`
  // Without the nonce the browser looks ahead for nothing: the code would be asked for once the boot script has run.
  if (file.endsWith('.js'))
    return `<link rel="modulepreload" fetchpriority="low" nonce="%nonce%" href="/${file}" />`
  return `<link rel="preload" as="font" href="/${file}" crossorigin />`
}
