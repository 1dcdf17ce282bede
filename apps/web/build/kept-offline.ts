import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modulesOf } from '../src/shared/screen-modules.ts'
import { screens } from '../src/shared/screens.ts'
import type { Screen } from '../src/shared/screens.ts'

export interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const modulesFor = (isForStaff: boolean) =>
  new Set(
    Object.values<Screen>(screens)
      .filter(({ role }) => (role === 'Admin' || role === 'Monitor') === isForStaff)
      .flatMap((screen) => modulesOf(screen)),
  )

/** Modules of those who organise, watch and administer, who cannot work without a network. */
const staffModules = modulesFor(true).difference(modulesFor(false))

/**
 * The files of the build that only staff's screens load.
 * @param manifest of the build, as Vite writes it: chunks by their module
 */
export function staffFiles(
  manifest: Readonly<Record<string, Chunk>>,
  modules: ReadonlySet<string> = staffModules,
): Set<string> {
  const filesOf = ({ file, css = [] }: Chunk) => [file, ...css]
  const reached = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || modules.has(name) || reached.has(name)) return
    reached.add(name)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit('index.html')
  const players = new Set([...reached].flatMap((name) => filesOf(manifest[name] ?? { file: name })))
  return new Set(
    Object.values(manifest)
      .flatMap(filesOf)
      .filter((file) => !players.has(file)),
  )
}

/** Leaves staff's files out of what each visitor's service worker loads: they are kept once they were used. */
export function withoutStaffFiles<Entry extends { url: string }>(entries: Entry[]) {
  const path = join(import.meta.dirname, '../dist/.vite/manifest.json')
  const left = staffFiles(JSON.parse(readFileSync(path, 'utf8')))
  return { manifest: entries.filter(({ url }) => !left.has(url)) }
}
