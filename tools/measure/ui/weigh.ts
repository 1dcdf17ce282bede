import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { halyardPlugins } from '../../../vite.plugins.ts'

const source = fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url))
const componentsFolder = join(source, 'components')

/** What every page has anyway. */
const GIVEN = /^(react|react-dom)(\/|$)/

export type Weight = {
  /** Gzip bytes of the JavaScript that is needed to show it, React left out. */
  js: number
  /** Gzip bytes of what it loads later, on demand. */
  later: number
  css: number
}

/**
 * Bundles modules alone, as the app would, and weighs what comes out.
 * @param entries source files by name; each is weighed with all it imports
 */
export async function weigh(entries: Record<string, string>): Promise<Map<string, Weight>> {
  const weights = new Map<string, Weight>()
  for (const [name, path] of Object.entries(entries)) weights.set(name, await weighOne(path))
  return weights
}

async function weighOne(entry: string): Promise<Weight> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: halyardPlugins(),
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { external: GIVEN, input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const built = Array.isArray(result) ? result[0] : result
  if (!built || !('output' in built)) throw new Error('The bundler gave no output')
  const { output } = built
  const first = new Set(closure(output))
  const weight: Weight = { js: 0, later: 0, css: 0 }
  for (const file of output) {
    const bytes = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length
    if (file.type === 'chunk') weight[first.has(file.fileName) ? 'js' : 'later'] += bytes
    else if (file.fileName.endsWith('.css')) weight.css += bytes
  }
  return weight
}

/** Names of the chunks that the entry imports statically, itself included. */
function closure(output: Rolldown.RolldownOutput['output']): string[] {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const names = [...chunks.values()].filter(({ isEntry }) => isEntry).map((chunk) => chunk.fileName)
  for (const name of names) {
    for (const next of chunks.get(name)?.imports ?? [])
      if (chunks.has(next) && !names.includes(next)) names.push(next)
  }
  return names
}

/** Main module of every component folder, by the folder's name. */
export function componentEntries(): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const folder of globSync('*/*', { cwd: componentsFolder })) {
    const name = basename(folder)
    const files = globSync('*.tsx', {
      cwd: join(componentsFolder, folder),
      exclude: ['*.stories.tsx', '*.test.tsx'],
    }).toSorted()
    const main = files.find((file) => file === `${name}.tsx`) ?? files[0]
    if (main) entries[name] = join(componentsFolder, folder, main)
  }
  return entries
}

/** Entry point of the package, such as `charts.ts`. */
export const entryPoint = (file: string) => join(source, file)
