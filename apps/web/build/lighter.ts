import { join } from 'node:path'
import type { Plugin } from 'vite'

const icon = join(import.meta.dirname, 'icon.ts')
const isIcon = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/**
 * Takes out of packages what no page of ours needs and every page would load:
 * - of Lucide's icons their names, which only become classes, random keys of their shapes, and 2.8 kB of code for options;
 * - the copy of useSyncExternalStore for a React that lacks it.
 */
export const lighter = (): Plugin => ({
  name: 'halyard-lighter',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/createLucideIcon\.mjs$|^use-sync-external-store\/shim/ },
    handler(source, importer) {
      if (source.startsWith('use-sync')) return this.resolve('react', importer)
      return isIcon.test(importer ?? '') ? icon : undefined
    },
  },
  transform: { filter: { id: isIcon }, handler: shapesOnly },
})

/** A module of one icon without what is not drawn. */
export const shapesOnly = (code: string): string =>
  code
    .replace(/^ {2}name: "[\w-]+",\n {2}size: 24,\n/m, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
    .replaceAll(/,\s*key: "\w+"(?=\s*\})/g, '')
    .replace('__iconData.node;\n', '')
