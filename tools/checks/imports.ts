// Holds every import of the workspace against the table of docs/architecture.md: imports flow one way.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

type Zone = {
  /** Folder of the zone, relative to the root. */
  folder: string
  /** Packages of ours that may be imported. */
  ours?: readonly string[]
  /** Packages of ours of which only types may be imported. */
  types?: readonly string[]
  /** Packages from outside that may not be imported (all others may: pnpm hides what package.json does not list). */
  never?: readonly RegExp[]
}

const node = /^node:/
const react = /^(react|react-dom|radix-ui|@tanstack\/react-query)(\/|$)/

/** The packages and what each may reach; tests may also reach what their package lists. */
export const zones: readonly Zone[] = [
  { folder: 'packages/rules', never: [node, react] },
  { folder: 'packages/api', never: [node, react] },
  { folder: 'packages/query', ours: ['api', 'rules'], never: [node] },
  { folder: 'packages/tunnel', never: [node] },
  { folder: 'packages/ui', never: [node, /^@lingui\//, /^@tanstack\/(?!react-virtual$)/] },
  { folder: 'apps/web', ours: ['api', 'query', 'rules', 'ui', 'tunnel'], never: [node] },
  { folder: 'apps/server', ours: ['rules'], types: ['api'], never: [react] },
  { folder: 'packages/conformance', ours: ['api', 'rules'], never: [react] },
  { folder: 'apps/cli', ours: ['api', 'rules'], never: [react] },
  { folder: 'e2e', ours: ['api'], never: [react] },
]

/** Layers inside apps/web and apps/server, upper ones first; a file may import its own layer's part and any lower layer. */
const layers: Record<string, readonly string[]> = {
  'apps/web/src': ['main.tsx', 'server', 'app', 'routes', 'features', 'shared', 'i18n'],
  'apps/server/src': [
    'main.ts',
    'start',
    'testing',
    'app.ts',
    'sample',
    'http',
    'modules',
    'db',
    'platform',
    'i18n',
  ],
}
/** Folders whose parts must not know each other. */
const strangers = ['apps/web/src/features']

const importPattern =
  /^(?<kind>import|export)(?<type>\s+type)?\b[^'"]*?from\s+'(?<from>[^']+)'|^import\s+'(?<bare>[^']+)'|\bimport\(\s*'(?<lazy>[^']+)'/gm

export type Import = { specifier: string; typeOnly: boolean; line: number }

/** The imports of a source text, with their line numbers. */
export function importsOf(text: string): Import[] {
  return [...text.matchAll(importPattern)].map((match) => ({
    specifier: match.groups?.from ?? match.groups?.bare ?? match.groups?.lazy ?? '',
    typeOnly: match.groups?.type !== undefined,
    line: text.slice(0, match.index).split('\n').length,
  }))
}

/** Why a file may not have an import, or undefined when it may. `file` is relative to the root, with forward slashes. */
export function refusal(file: string, found: Import): string | undefined {
  const zone = zones.find(({ folder }) => file.startsWith(`${folder}/`))
  if (!zone) return undefined
  const inTest = /\.test\.tsx?$|\.stories\.tsx$|\/db\/test-server\.ts$|\/src\/testing\//.test(file)
  return (
    refusedPackage(zone, found, inTest) ??
    refusedFile(zone, file, found) ??
    refusedLayer(file, found, inTest)
  )
}

function refusedPackage(zone: Zone, { specifier, typeOnly }: Import, inTest: boolean) {
  const own = /^@halyard\/([\w-]+)(\/.+)?$/.exec(specifier)
  if (own) {
    const name = own[1] ?? ''
    if (zone.ours?.includes(name) || zone.folder === `packages/${name}`) return undefined
    if (zone.types?.includes(name)) {
      return typeOnly || inTest
        ? undefined
        : `${zone.folder} takes only types from @halyard/${name}`
    }
    return `${zone.folder} must not know @halyard/${name}`
  }
  if (!inTest && zone.never?.some((pattern) => pattern.test(specifier))) {
    return `${zone.folder} must not import ${specifier}`
  }
  return undefined
}

function refusedFile(zone: Zone, file: string, { specifier }: Import) {
  const target = targetOf(file, specifier)
  if (target === undefined || target.startsWith(`${zone.folder}/`)) return undefined
  return /^openapi\/platform\.gen\.json$|package\.json$/.test(target)
    ? undefined
    : `a relative import leaves ${zone.folder}`
}

function refusedLayer(file: string, { specifier }: Import, inTest: boolean) {
  const target = targetOf(file, specifier)
  if (target === undefined) return undefined
  for (const [folder, names] of Object.entries(layers)) {
    const from = partOf(folder, file)
    const to = partOf(folder, target)
    if (!from || !to) continue
    const [upper, lower] = [names.indexOf(from.layer), names.indexOf(to.layer)]
    if (upper === -1 || lower === -1) continue
    if (inTest && to.layer === 'testing') continue
    if (lower < upper) return `${from.layer} must not import ${to.layer}: imports flow downwards`
  }
  return strangers
    .filter((folder) => file.startsWith(`${folder}/`) && target.startsWith(`${folder}/`))
    .filter((folder) => firstFolder(folder, file) !== firstFolder(folder, target))
    .map((folder) => `${firstFolder(folder, file)} must not know ${firstFolder(folder, target)}`)
    .at(0)
}

const firstFolder = (folder: string, file: string) => file.slice(folder.length + 1).split('/')[0]

const partOf = (folder: string, file: string) =>
  file.startsWith(`${folder}/`) ? { layer: firstFolder(folder, file) ?? '' } : undefined

/** The file an import means, relative to the root, when it is one of ours by path or by `#` alias. */
function targetOf(file: string, specifier: string) {
  const clean = specifier.replace(/\?.*$/, '')
  if (clean.startsWith('#')) {
    const zone = zones.find(({ folder }) => file.startsWith(`${folder}/`))
    return zone && `${zone.folder}/src/${clean.slice(1)}`
  }
  if (!clean.startsWith('.')) return undefined
  return relative(root, resolve(join(root, dirname(file)), clean)).replaceAll('\\', '/')
}

/** Every refused import of the workspace, as `file:line reason`. */
export function check(): string[] {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).concat(
    globSync('e2e/**/*.ts', { cwd: root, exclude: ['**/node_modules'] }),
  )
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules') && !file.includes('.gen.'))
    .flatMap((file) =>
      importsOf(readFileSync(join(root, file), 'utf8')).flatMap((found) => {
        const reason = refusal(file, found)
        return reason ? [`${file}:${found.line} ${reason} ('${found.specifier}')`] : []
      }),
    )
}

if (import.meta.main) {
  const refused = check()
  for (const line of refused) console.error(line)
  process.exitCode = refused.length > 0 ? 1 : 0
}
