import { relative, resolve } from 'node:path'
import { minifySync } from 'vite'
import type { Plugin } from 'vite'

const repository = resolve(import.meta.dirname, '../../..')

/** Its place in the repository; what a plug-in makes has none. */
const nameOf = (id: string) => (id.startsWith('\0') ? id.slice(1) : relative(repository, id))

/**
 * The bytes of a module, minified alone: what the bundler says it renders counts comments, which libraries have few of and we have many.
 * Whatever the module itself has no use for stays: others import it.
 */
export const minifiedBytes = (id: string, code: string): number =>
  minifySync(id, code, { compress: { unused: false } }).code.length

/** Writes down what is in each script of the build, for `pnpm size --modules`: its modules, and the bytes that each takes in it. */
export const moduleWeights = (): Plugin => ({
  name: 'halyard-module-weights',
  generateBundle(_options, bundle) {
    const weights = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== 'chunk') return []
      const modules = Object.entries(chunk.modules).flatMap(([id, { code }]) =>
        code ? [[nameOf(id), minifiedBytes(id, code)]] : [],
      )
      return [[chunk.fileName, Object.fromEntries(modules)]]
    })
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(weights)),
    })
  },
})
