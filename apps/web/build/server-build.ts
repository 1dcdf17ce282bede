import { createRequire } from 'node:module'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { OutputBundle } from 'rolldown'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { halyardPlugins } from '../../../vite.plugins.ts'
import { always, firstVisits } from './first-visits.ts'
import type { FirstVisit } from './first-visits.ts'
import { filesOf } from './head-script.ts'
import { oneScript } from './one-script.ts'

/** Below the build's folder; a name with a dot is never served. */
const folder = '.server'

/** What the server needs to know of the visits whose first screen it draws: `apps/server/src/http/first-screen/first-screens.ts`. */
type DrawnVisit = Pick<FirstVisit, 'read'> & {
  path: string
  calls: readonly string[]
  styles: readonly string[]
}
type ForServer = { visits: readonly DrawnVisit[]; font: string | undefined; takeOver: string }

/**
 * What is different of React where a screen is only drawn once. It asks for a snapshot of its own for servers; ours read the same
 * everywhere (src/server/globals.ts). And parts that load late are never there: their style sheets are not.
 */
const drawnOnce = (): Plugin => {
  const real = createRequire(import.meta.url).resolve('react')
  const name = '\0react'
  return {
    name: 'halyard-drawn-once',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'react' && importer !== name ? name : undefined),
    load: (id) =>
      id === name
        ? `export * from ${JSON.stringify(real)}
           export { default } from ${JSON.stringify(real)}
           import * as react from ${JSON.stringify(real)}
           export const useSyncExternalStore = (subscribe, get) => react.useSyncExternalStore(subscribe, get, get)
           export const lazy = () => react.lazy(() => new Promise(() => {}))`
        : undefined,
  }
}

/** What has to be another thing where there are no workers, and where nothing is laid out. */
const otherModules: Readonly<Record<string, string>> = {
  '#shared/board/pack.ts': 'server/pack.ts',
  '#features/play/board/use-columns.ts': 'server/use-columns.ts',
}
const withOthers = (source: string): Plugin => ({
  name: 'halyard-other-modules',
  enforce: 'pre',
  resolveId: (id) => (otherModules[id] === undefined ? undefined : join(source, otherModules[id])),
})

const drawnVisits = (source: string, bundle: OutputBundle): DrawnVisit[] =>
  firstVisits.flatMap(({ drawn, path, modules, calls = [], read }) => {
    if (!drawn) return []
    const needed = [...always, ...modules, ...drawn].map((module) => join(source, module))
    const styles = [...filesOf(bundle, needed)].filter((file) => file.endsWith('.css'))
    return { path: path.source, calls, read, styles: styles.map((file) => `/${file}`) }
  })

/** The font of most first texts: with it there from the start, they are not set twice. */
const fontOf = (bundle: OutputBundle): string | undefined => {
  const font = Object.values(bundle).find(
    (file) => file.type === 'asset' && /geist-latin-wght-normal/.test(file.names[0] ?? ''),
  )
  return font && `/${font.fileName}`
}

/** Builds, behind the page, what draws its first screens on the server: from the same sources, for a place without a browser. */
export function serverBuild(source: string): Plugin {
  let outDir = ''
  let known: ForServer | undefined
  return {
    name: 'halyard-server-build',
    apply: 'build',
    configResolved: ({ root, build: { outDir: given } }) => {
      outDir = resolve(root, given, folder)
    },
    async generateBundle(_options, bundle) {
      known = {
        visits: drawnVisits(source, bundle),
        font: fontOf(bundle),
        takeOver: await oneScript(join(source, 'take-over.ts')),
      }
    },
    async closeBundle() {
      if (!known) return
      await mkdir(outDir, { recursive: true })
      await writeFile(join(outDir, 'first-screens.json'), JSON.stringify(known))
      await build({
        configFile: false,
        root: join(source, '..'),
        publicDir: false,
        logLevel: 'warn',
        plugins: [drawnOnce(), withOthers(source), ...halyardPlugins()],
        ssr: { noExternal: true },
        build: { ssr: join(source, 'server/main.ts'), outDir, emptyOutDir: false, minify: true },
      })
    },
  }
}
