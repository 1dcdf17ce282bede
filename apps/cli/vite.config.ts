import { defineConfig } from 'vite'

/** Packs the tunnel with what it needs into one file beside the web client, for players who have Node and nothing else. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/tunnel/standalone.ts',
    outDir: '../web/dist',
    // The web client lies there already.
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node22',
    rolldownOptions: {
      // Native helpers of `ws`, which does without them.
      external: ['bufferutil', 'utf-8-validate'],
      output: { entryFileNames: 'halyard-tunnel.mjs', codeSplitting: false },
    },
  },
  ssr: { noExternal: true },
})
