import { join } from 'node:path'
import { minify } from 'terser'
import type { MinifyOptions } from 'terser'
import type { Plugin } from 'vite'
import { always, firstVisits, late } from './first-visits.ts'
import { filesOf } from './head-script.ts'

/** What is smallest once it is compressed: comma sequences and properties as variables are shorter, yet compress worse. */
const options: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 2, sequences: false, hoist_props: false },
}

/** Code that the bundler has minified, smaller still and with the same effects. */
export const smaller = async (code: string): Promise<string> =>
  (await minify(code, options)).code ?? code

/**
 * Minifies a second time what first visits and every page load; the rest waits for nobody. Terser folds what the bundler's minifier
 * leaves, most of it in React. A build with source maps is for reading: it is left as it is.
 */
export const secondPass = (source: string): Plugin => ({
  name: 'halyard-second-pass',
  apply: 'build',
  // Names of files tell their content for good.
  augmentChunkHash: () => JSON.stringify(options),
  generateBundle: {
    order: 'post',
    async handler({ sourcemap }, bundle) {
      if (sourcemap) return
      const visited = [...always, ...late, ...firstVisits.flatMap(({ modules }) => modules)]
      const paths = visited.map((module) => join(source, module))
      for (const name of filesOf(bundle, paths)) {
        const file = bundle[name]
        if (file?.type === 'chunk') file.code = await smaller(file.code)
      }
    },
  },
})
