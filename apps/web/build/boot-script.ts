import { bootSource } from '@halyard/ui/boot'
import type { Plugin } from 'vite'

/**
 * Puts theme, density and motion on the page before its first paint. As an inline script: a module of the build runs after the paint,
 * and Vite has no way to place one in the head that does not.
 */
export const bootScript = (): Plugin => ({
  name: 'halyard-boot-script',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { nonce: '__CSP_NONCE__' },
      children: bootSource,
      injectTo: 'head-prepend',
    },
  ],
})
