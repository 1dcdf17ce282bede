import { relative, resolve } from 'node:path'
import { minifySync } from 'vite'
import type { Plugin } from 'vite'

const repository = resolve(import.meta.dirname, '../../..')

/** Its place in the repository; what a plug-in makes has none. */
const nameOf = (id: string) => (id.startsWith('\0') ? id.slice(1) : relative(repository, id))

/**
 * Writes down what is in each script of the build, for `pnpm size --modules`: its modules, and the bytes that each takes in it. A module is
 * minified alone for that: what the bundler says it renders counts comments, which libraries have few of and we have many.
 */
export const moduleWeights = (): Plugin => ({
  name: 'halyard-module-weights',
  generateBundle(_options, bundle) {
    const weights = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== 'chunk') return []
      const modules = Object.entries(chunk.modules).flatMap(([id, { code }]) =>
        code ? [[nameOf(id), minifySync(id, code).code.length]] : [],
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
