import { bootSource } from '@halyard/ui/boot'
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { keepEarlyPress } from '../src/app/early-press.ts'

const source = `${bootSource};(${keepEarlyPress.toString()})()`
const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
const file = `static/boot-${hash}.js`

/**
 * Puts theme, density and motion on the page before its first paint, and keeps what is pressed before hydration, by a classic
 * script in the head: a module runs after the paint, and Vite bundles modules only. A file of its own, since the policy of some servers refuses every inline script.
 */
export const bootScript = (): Plugin => ({
  name: 'halyard-boot-script',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source })
  },
  transformIndexHtml: (_html, { server }) => [
    {
      tag: 'script',
      ...(server ? { children: source } : { attrs: { src: `/${file}` } }),
      injectTo: 'head-prepend',
    },
  ],
})
