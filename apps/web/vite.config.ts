import { constants } from 'node:zlib'
import { defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { halyardPlugins } from '../../vite.plugins.ts'
import { bootScript } from './build/boot-script.ts'
import { planChunks } from './build/chunk-plan.ts'
import { setBuildOrigin } from './build/build-origin.ts'
import { withoutStaffFiles } from './build/kept-offline.ts'
import { moduleWeights } from './build/module-weights.ts'
import { sparingPreloads } from './build/spare-preloads.ts'
import { STAFF_SOURCES } from './build/staff-sources.ts'
import { buildTarget } from './build/oldest-browsers.ts'

const server = process.env.HALYARD_SERVER ?? 'http://localhost:8080'

/**
 * Catalogs are fetched by language code, so their file names say it: /static/zh-cn.<hash>.json. Scripts are all called `.js`: some
 * servers know nothing of `.mjs`, and ours sends a worker's policy by that name.
 */
function assetName(name = ''): string {
  if (name.endsWith('.json'))
    return `static/${name.replace(/\.json$/, '').toLowerCase()}.[hash].json`
  return name.endsWith('.mjs') ? 'static/[name]-[hash].js' : 'static/[name]-[hash][extname]'
}

setBuildOrigin()

const preloads = sparingPreloads()

const clientPlugins = () => [
  preloads.plugin,
  bootScript(),
  moduleWeights(),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    // The page registers it once its first screen is shown (src/app/background/keep-offline.ts).
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['static/*.{js,css}'],
      // The reader and the writer of PDFs, for the few who use them: kept once they were.
      globIgnores: ['static/{pdf,pdf.*,certificate-worker,pack-worker}-*.js'],
      manifestTransforms: [withoutStaffFiles],
      // A module worker would be `sw.mjs`, which not every browser of ours can register.
      rollupFormat: 'iife',
    },
  }),
  // index.html is left out, since the server fills it.
  compression({
    include: /\.(js|css|json|svg)$/,
    threshold: 0,
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      defineAlgorithm('gzip', { level: 9 }),
    ],
  }),
]

/** Files of the browser: hashed names below /static, since the server owns /assets for uploaded files. */
const clientOutput = {
  entryFileNames: 'static/[name]-[hash].js',
  chunkFileNames: 'static/[name]-[hash].js',
  assetFileNames: ({ names }: { names: string[] }) => assetName(names[0]),
  // Every page runs most of it: Chromium compiles a file that begins so while it comes in, beside the thread of the page. Elsewhere it is
  // a comment. docs/decisions/0400-compiled-while-it-loads.md
  postBanner: ({ name }: { name: string }) =>
    name === 'react' ? '//# allFunctionsCalledOnLoad' : '',
}

const SHARED_STYLES = /(\.vanilla|@fontsource-variable\/geist.*|ui\/src\/.*)\.css$/

/** Chunks of the browser. */
const codeSplitting = async () => {
  const chunkOf = await planChunks()
  return {
    groups: [
      // A first visit would wait for two dozen style sheets. Those of organisers' screens are for few.
      {
        name: 'styles',
        test: (id: string) => !STAFF_SOURCES.test(id) && SHARED_STYLES.test(id),
        priority: 3,
      },
      {
        name: 'react',
        test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|@lingui\/(core|react)|@tanstack\/(react-query|query-core))\/|src\/i18n\/trans\.tsx/,
        priority: 2,
      },
      // The plan has every module in the chunk of what it needs, or before it.
      {
        debugName: 'plan',
        name: (id: string) => chunkOf(id),
        includeDependenciesRecursively: false,
      },
    ],
  }
}

/** The code of server-side rendering: whole, so that it runs wherever the build lies, and in a folder that is never sent. */
const serverBuild = {
  outDir: 'dist/.server',
  rolldownOptions: {
    input: [
      'src/entry-server.tsx',
      'src/shared/screens.ts',
      '../../packages/ui/src/components/data/avatar/look.ts',
    ],
    output: {
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      assetFileNames: clientOutput.assetFileNames,
    },
  },
}

export default defineConfig(async ({ command, isSsrBuild, mode }) => ({
  plugins: [...halyardPlugins(), ...(isSsrBuild ? [] : clientPlugins())],
  // One of the marks in the page that servers of the contract fill in: docs/how-to/serve-an-existing-server.md
  html: { cspNonce: '%nonce%' },
  ssr: { noExternal: true as const },
  // In the code for the server Vite leaves it to be read at run time, and all of React's development build would be in it.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } }),
  build: {
    target: buildTarget,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    // The oldest browsers we build for know links of modules.
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
    // Read by /about: what is in the program, and under which licences.
    ...(!isSsrBuild && { license: { fileName: 'static/licences.json' } }),
    ...(isSsrBuild
      ? serverBuild
      : command === 'build' && {
          rolldownOptions: {
            output: { ...clientOutput, codeSplitting: await codeSplitting() },
            // The plan is made of chunks that nothing was moved between, and so it stays.
            experimental: { chunkOptimization: false },
          },
        }),
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/hub': { target: server, ws: true },
      '/assets': server,
      '/favicon.webp': server,
    },
  },
}))
