import { join } from 'node:path'
import type { Plugin } from 'vite'

const icon = join(import.meta.dirname, 'icon.ts')
const preload = join(import.meta.dirname, 'preload.ts')
const noInfiniteQuery = join(import.meta.dirname, 'no-infinite-query.ts')
const isQuery = /query-core\/build\/modern\/query\.js$/
const isReactDom = /\/react-dom\/cjs\/react-dom(?:-client)?\.production\.js$/
const isIcon = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/**
 * Takes out of packages what no page of ours needs and every page would load:
 * - of Lucide's icons their names, which only become classes, random keys of their shapes, and 2.8 kB of code for options;
 * - the copy of useSyncExternalStore for a React that lacks it;
 * - what TanStack Query does for endless lists, which no screen has: who needs it takes it out of here;
 * - half of Vite's helper for late parts, which is for browsers that do not know modules;
 * - of React what takes over HTML that a server has rendered: ours renders none; and hints of what to load, which the page's head gives.
 */
export const lighter = (): Plugin => ({
  name: 'halyard-lighter',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: {
      id: /\/(?:createLucideIcon\.m|infiniteQueryBehavior\.)js$|^use-sync-external-store\/shim|^\0vite\/preload-helper\.js$/,
    },
    handler(source, importer) {
      if (source.startsWith('\0vite/')) return preload
      if (source.startsWith('use-sync')) return this.resolve('react', importer)
      if (source.endsWith('infiniteQueryBehavior.js'))
        return isQuery.test(importer ?? '') ? noInfiniteQuery : undefined
      return isIcon.test(importer ?? '') ? icon : undefined
    },
  },
  transform: {
    filter: { id: [isIcon, isReactDom] },
    handler(code, id) {
      if (isIcon.test(id)) return shapesOnly(code)
      return id.includes('-client') ? withoutHydration(withoutHints(code)) : withoutHints(code)
    },
  },
})

/** A module of one icon without what is not drawn. */
export const shapesOnly = (code: string): string =>
  code
    .replace(/^ {2}name: "[\w-]+",\n {2}size: 24,\n/m, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
    .replaceAll(/,\s*key: "\w+"(?=\s*\})/g, '')
    .replace('__iconData.node;\n', '')

const hydrates = /\bisHydrating(?![\w$])/g

/**
 * React's client without hydrateRoot. Nothing else ever sets `isHydrating` to true, so it can stand as false wherever it is read, and
 * minifiers leave out what hangs on it. @throws when the installed React is not written like this any more
 */
export function withoutHydration(code: string): string {
  const light = code
    .replace(/^exports\.hydrateRoot = function[\s\S]*?^};\n/m, '')
    .replace(/^ {2}isHydrating = !1,\n/m, '')
    .replaceAll(/\bisHydrating = ![01](?=[);])/g, '!1')
    // One function has a parameter of this name; it is only passed on what is false by now.
    .replaceAll(/\bisHydrating(?![\w$])(?!\n\) \{)/g, '!1')
  if (light.match(hydrates)?.length !== 1 || light.includes('hydrateRoot'))
    throw new Error('apps/web/build/lighter.ts does not know how this React hydrates')
  return light
}

/**
 * React without `preload`, `preinit` and the like, in react-dom, which exports them, and in its client, which does them.
 * @throws when the installed React is not written like this any more
 */
export function withoutHints(code: string): string {
  const light = code
    .replaceAll(/^exports\.pre\w+ = function[\s\S]*?^};\n/gm, '')
    .replace(/^( {2}r: requestFormReset),\n(?: {2}\w: pre\w+,?\n){7}(?=};)/m, '$1\n')
  if (light.length === code.length || /^exports\.pre|: preinit\w+,?$/m.test(light))
    throw new Error('apps/web/build/lighter.ts does not know how this React gives hints')
  return light
}
