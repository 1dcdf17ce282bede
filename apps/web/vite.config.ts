import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bootSource } from '@halyard/ui/boot'
import { defineConfig, type Plugin } from 'vite'
import { halyardPlugins } from '../../vite.plugins.ts'

const server = process.env.HALYARD_SERVER ?? 'http://localhost:8080'

/** Asks for what every screen needs beside the download of the scripts; src/shared/early.ts takes the answers. */
const earlySource = `window.halyardEarly={};for(const p of ['/api/config','/api/account/profile'])(window.halyardEarly[p]=fetch(p)).catch(()=>{})`

/** What runs before the first paint, as one inline script, and the font of the first text. */
const firstPaint = (): Plugin => ({
  name: 'halyard-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((name) => /geist-latin-wght-normal/.test(name))
      const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
      return [
        {
          tag: 'script',
          attrs: { nonce: '__CSP_NONCE__' },
          children: `${bootSource};${earlySource}`,
          injectTo: 'head-prepend',
        },
        ...(font
          ? [{ tag: 'link', attrs: { ...preload, href: `/${font}` }, injectTo: 'head' as const }]
          : []),
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
    : 'static/[name].[hash][extname]'

/**
 * What every page loads is one file: many small ones that are always loaded together compress worse and start later. A module
 * listed here that only some screens use costs all of them, so the list names what both frames (site, account) need.
 */
const everywhere = [
  /node_modules\/(react|react-dom|scheduler|regexparam|use-sync-external-store|openapi-fetch)\//,
  /node_modules\/@(tanstack|lingui|vanilla-extract)\//,
  /node_modules\/@radix-ui\/react-(slot|compose-refs)\//,
  /node_modules\/lucide-react\/dist\/esm\/(shared|Icon|context|createLucideIcon|defaultAttributes)/,
  /lucide-react\/dist\/esm\/icons\/(languages|sun|moon|monitor|contrast)\.m?js/,
  /packages\/api\/src\/(client|errors|field|refusal|unwrap)\.ts/,
  /packages\/query\/src\/(game\/queries|team\/queries|core\/(client|connection|freshness)|info|account\/(queries|session))/,
  /packages\/ui\/src\/(styles\.ts|(shared|theme)\/(?!palette|brand))/,
  /packages\/ui\/src\/components\/(button|icon-button|layout|progress|text-link|tooltip)\//,
  /packages\/ui\/src\/components\/(menu\/menu\.|shell\/(app-bar|mark|shell\.css)|toast\/(toaster|toast-store)|kbd)/,
  /apps\/web\/src\/(main|app\/(?!site-|account-|question-dialog)|i18n|locales)/,
  /apps\/web\/src\/shared\/menus\/(language-menu|theme-menu|menus)\./,
  /apps\/web\/src\/shared\/(build|clock|crash-report|early|feedback|guard|handle|params|paths|platform|query|router|storage|title|user)[./]/,
]

/** A first file that needs a second one, which needs the first, would start half made: then the list above lacks something. */
const oneFirstFile = (): Plugin => ({
  name: 'halyard-one-first-file',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const first = chunks.find(({ name }) => name === 'app')
    const needed = chunks.filter(({ fileName }) => first?.imports.includes(fileName))
    const circular = needed.filter(({ imports }) => imports.includes(first?.fileName ?? ''))
    if (circular.length === 0) return
    const names = circular.flatMap(({ moduleIds }) => moduleIds).join('\n  ')
    this.error(`vite.config.ts: add to "everywhere", or do not import there:\n  ${names}`)
  },
})

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
  plugins: [...halyardPlugins(), firstPaint(), oneFirstFile(), precompress()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // The server owns /assets for uploaded files.
    assetsDir: 'static',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) => assetName(names[0]),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'app', test: (id) => everywhere.some((part) => part.test(id)) }],
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
