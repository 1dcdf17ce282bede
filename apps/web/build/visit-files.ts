import { join } from 'node:path'
import type { OutputBundle } from 'rolldown'
import type { Plugin } from 'vite'
import { always, firstVisits } from './first-visits.ts'
import { filesOf } from './head-script.ts'

/** Where a build says which files its first visits load; `pnpm size` reads it. */
export const visitFilesName = '.vite/first-visits.json'

/** Names of files below the build's folder, by the name of the visit. */
export type VisitFiles = Record<string, readonly string[]>

/** Every file that first visits load, per visit: the entry, its style sheets, the screen's modules and all that they import. */
export const visitFiles = (source: string, bundle: OutputBundle): VisitFiles =>
  Object.fromEntries(
    firstVisits.map(({ name, modules }) => {
      const paths = [...always, ...modules].map((module) => join(source, module))
      return [name, [...filesOf(bundle, paths)]]
    }),
  )

/** Tells whoever weighs the build which files its first visits load. */
export const tellVisitFiles = (source: string): Plugin => ({
  name: 'halyard-visit-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const text = JSON.stringify(visitFiles(source, bundle))
      this.emitFile({ type: 'asset', fileName: visitFilesName, source: text })
    },
  },
})
