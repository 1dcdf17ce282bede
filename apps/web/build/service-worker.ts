import { join } from 'node:path'
import type { OutputBundle } from 'rolldown'
import type { Plugin } from 'vite'
import { always } from './first-visits.ts'
import { filesOf } from './head-script.ts'
import { oneScript } from './one-script.ts'

/** What a page needs that is opened without a network, beside what it has loaded before: the frames, and what says why. */
const shell: readonly string[] = [
  ...always,
  'app/background.ts',
  'app/site-layout.tsx',
  'routes/account/frame.tsx',
  'shared/route-error.tsx',
]

/** Parts that are larger wait until somebody wants them; in characters. */
const largest = 100_000

/** The code of the build beside some files, but for what is large: menus, dialogs and screens that load late. */
const others = (bundle: OutputBundle, known: ReadonlySet<string>): string[] =>
  Object.values(bundle)
    .filter(({ fileName }) => /^static\/.*\.(js|css)$/.test(fileName) && !known.has(fileName))
    .filter((file) => (file.type === 'chunk' ? file.code : file.source).length < largest)
    .map(({ fileName }) => `/${fileName}`)

/** The service worker (worker/sw.ts), at the root because it may only answer for what lies below it. */
export const serviceWorker = (): Plugin => ({
  name: 'halyard-service-worker',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const modules = shell.map((module) => join(import.meta.dirname, '../src', module))
    const files = filesOf(bundle, modules)
    const first = [...files].map((file) => `/${file}`)
    const script = await oneScript(join(import.meta.dirname, '../worker/sw.ts'), {
      SHELL_FILES: JSON.stringify(first),
      OTHER_FILES: JSON.stringify(others(bundle, files)),
    })
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: script })
  },
})
