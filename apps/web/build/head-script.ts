import { join } from 'node:path'
import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown'
import { always, firstVisits } from './first-visits.ts'
import { oneScript } from './one-script.ts'

/** A file of the build with the style sheets that Vite says it brings. */
type Chunk = OutputChunk & { viteMetadata?: { importedCss?: ReadonlySet<string> } }

const isChunk = (file: OutputChunk | OutputAsset): file is Chunk => file.type === 'chunk'

/** The files of the build that hold these modules, and all they import. */
export function filesOf(bundle: OutputBundle, modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const add = (chunk: OutputChunk | OutputAsset | undefined) => {
    if (!chunk || !isChunk(chunk) || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
    for (const next of chunk.imports) add(bundle[next])
  }
  for (const file of Object.values(bundle)) {
    if (!isChunk(file)) continue
    // A module that is imported late has a small file of its own that names what others took of it.
    const { moduleIds, facadeModuleId } = file
    if (modules.some((module) => module === facadeModuleId || moduleIds.includes(module))) add(file)
  }
  return files
}

/** The script of the page's head (src/head.ts) with what this build calls its files. Without a build it names none. */
export async function headScript(source: string, bundle: OutputBundle = {}): Promise<string> {
  const inPage = filesOf(
    bundle,
    always.map((module) => join(source, module)),
  )
  const names: string[] = []
  const visits = firstVisits.map(({ path, modules, calls = [], read }) => {
    const needed = filesOf(
      bundle,
      modules.map((module) => join(source, module)),
    )
    const files = [...needed.difference(inPage)].map((file) => `/${file}`)
    for (const file of files) if (!names.includes(file)) names.push(file)
    return [path.source, files.map((file) => names.indexOf(file)), calls, read]
  })
  return oneScript(join(source, 'head.ts'), {
    FIRST_VISITS: JSON.stringify(visits),
    FILES: JSON.stringify(names),
    READER: JSON.stringify(readerOf(bundle)),
    CATALOGS: JSON.stringify(catalogsOf(bundle)),
  })
}

/** The worker that reads scoreboards; its name is all that a bundle tells of a worker. */
const readerOf = (bundle: OutputBundle): string => {
  const file = Object.keys(bundle).find((name) => /\/reader-[\w-]+\.js$/.test(name))
  return file ? `/${file}` : ''
}

function catalogsOf(bundle: OutputBundle): Record<string, string> {
  const found = Object.values(bundle).flatMap((file) => {
    const code = file.type === 'asset' && /^([a-z]{2}-[A-Z]{2})\.json$/.exec(file.names[0] ?? '')
    return code ? [[code[1] ?? '', `/${file.fileName}`]] : []
  })
  return Object.fromEntries(found)
}
