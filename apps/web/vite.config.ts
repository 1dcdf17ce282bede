import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { halyardPlugins } from '../../vite.plugins.ts'
import { headScript } from './build/head-script.ts'
import { lighter } from './build/lighter.ts'
import { planChunks } from './build/plan-chunks.ts'
import { secondPass } from './build/second-pass.ts'
import { serverBuild } from './build/server-build.ts'
import { serviceWorker } from './build/service-worker.ts'
import { tellVisitFiles } from './build/visit-files.ts'

const server = process.env.HALYARD_SERVER ?? 'http://localhost:8080'

const source = join(import.meta.dirname, 'src')

/** What runs before the first paint, as one inline script. */
const firstPaint = (): Plugin => ({
  name: 'halyard-first-paint',
  transformIndexHtml: {
    order: 'post',
    async handler(_html, { bundle }) {
      return [
        {
          tag: 'script',
          attrs: { nonce: '__CSP_NONCE__' },
          children: await headScript(source, bundle),
          injectTo: 'head-prepend',
        },
      ]
    },
  },
})

const compressible = /\.(js|css|json|svg)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses once at build what every visitor gets; index.html is left out, since the server fills it. */
const precompress = (): Plugin => ({
  name: 'halyard-precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => compressible.test(name))
    for (const name of names) {
      const path = join(dir, name)
      const content = await readFile(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
      await writeFile(`${path}.br`, await brotli(content, { params }))
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }))
    }
  },
})

/** Catalogs are fetched by language code, so their file names say it: /static/zh-cn.<hash>.json. */
const assetName = (name = '') =>
  name.endsWith('.json')
    ? `static/${name.replace(/\.json$/, '').toLowerCase()}.[hash].json`
    : 'static/[hash:7][extname]'

let plan: ReadonlyMap<string, string | null> = new Map()

/** Puts what a first visit loads into few files: build/plan-chunks.ts. */
const fewFiles = (): Plugin => ({
  name: 'halyard-few-files',
  apply: 'build',
  async buildStart() {
    plan = await planChunks(source)
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    for (const { fileName, imports, moduleIds } of chunks) {
      const back = byFile.get(
        imports.find((file) => byFile.get(file)?.imports.includes(fileName)) ?? '',
      )
      if (!back) continue
      const modules = [...moduleIds, '', ...back.moduleIds].join('\n  ')
      this.warn(`${fileName} and ${back.fileName} import each other:\n  ${modules}`)
    }
  },
})

/** Style sheets that others order themselves after, which only shows once they are compiled. */
const isTheme = /packages\/ui\/src\/theme\/[^?]*\.css/

/**
 * The file a module goes to; the bundler decides where there is none. Helpers of the bundler and of our transforms are not in the
 * plan: every page needs them.
 */
function fileNameOf(id: string): string | null {
  const [path = ''] = id.split('?')
  if (isTheme.test(path)) return 'app'
  const planned = plan.get(path.replace(/\.vanilla\.css$/, ''))
  return planned === undefined ? 'app' : planned
}

/** What git says, or nothing where there is no git or no repository. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, TZ: 'UTC' },
    }).trim()
  } catch {
    return ''
  }
}

/** Where this build comes from, for /about, the console and error reports; the same source gives the same words. */
const origin = {
  VITE_BUILD_COMMIT: git('rev-parse', 'HEAD'),
  VITE_BUILD_TIME: git('log', '-1', '--date=format-local:%Y-%m-%dT%H:%M:%SZ', '--format=%cd'),
  VITE_BUILD_TAG:
    git('describe', '--tags', '--exact-match') || git('rev-parse', '--abbrev-ref', 'HEAD'),
}
for (const [name, value] of Object.entries(origin)) process.env[name] ??= value

export default defineConfig({
  plugins: [
    ...halyardPlugins(),
    lighter(),
    firstPaint(),
    fewFiles(),
    secondPass(source),
    serviceWorker(),
    tellVisitFiles(source),
    precompress(),
    serverBuild(source),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // The server owns /assets for uploaded files.
    assetsDir: 'static',
    assetsInlineLimit: 0,
    // Every browser that the syntax of the build is for preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A class name or a number where it is used is smaller than its export and its imports: 0.5 kB of each visit.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // Names of files stand in the one that every page loads: 0.6 kB of it, when each is a hash alone.
        entryFileNames: 'static/[name]-[hash:7].js',
        chunkFileNames: 'static/[hash:7].js',
        assetFileNames: ({ names }) => assetName(names[0]),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: fileNameOf }],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/hub': { target: server, ws: true },
      '/assets': server,
      '/favicon.webp': server,
    },
  },
})
