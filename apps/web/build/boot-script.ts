import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import type { Plan } from '../src/boot/plan.ts'
import { planBoot } from './boot-plan.ts'
import { buildTarget } from './oldest-browsers.ts'

const root = join(import.meta.dirname, '..')

/**
 * Puts src/boot/main.ts into the document's head as a classic script, which runs before the first paint and before any module: Vite
 * bundles modules only. A file of its own, since the policy of some servers refuses every inline script.
 */
export const bootScript = (): Plugin => {
  let file: string | undefined
  return {
    name: 'halyard-boot-script',
    async generateBundle(_options, bundle) {
      const source = await sourceWith(planBoot(bundle))
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
      file = `static/boot-${hash}.js`
      this.emitFile({ type: 'asset', fileName: file, source })
    },
    transformIndexHtml: async () => [
      {
        tag: 'script',
        ...(file ? { attrs: { src: `/${file}` } } : { children: await sourceWith(null) }),
        injectTo: 'head-prepend',
      },
    ],
  }
}

async function sourceWith(plan: Plan | null): Promise<string> {
  const bundle = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { PLAN: JSON.stringify(plan) },
    build: {
      write: false,
      target: buildTarget,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/boot/main.ts'), output: { format: 'iife' } },
    },
  })
  const { output } = [bundle].flat().find((one) => 'output' in one) ?? { output: [] }
  return output[0]?.type === 'chunk' ? output[0].code : ''
}
