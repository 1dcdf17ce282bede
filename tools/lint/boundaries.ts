import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OxlintOverride } from 'oxlint'

/**
 * The table of docs/architecture.md as lint rules: imports flow one way. A later override of oxlint replaces the value of an
 * earlier one, so each folder gets all that holds for it at once.
 */

type Pattern = {
  regex: string
  message: string
  allowTypeImports?: boolean
  importNames?: string[]
}

type Zone = {
  /** Folder of the zone, relative to the root. */
  folder: string
  /** Packages of ours that may be imported. */
  ours?: readonly string[]
  /** Packages of ours of which only types may be imported. */
  types?: readonly string[]
  /** Packages from outside that only tests may import. */
  never?: readonly Pattern[]
  /** Folders inside the zone, upper ones first; a file may import from its own layer and from lower ones. */
  layers?: readonly string[]
}

const foldersOf = (path: string) =>
  readdirSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const packages = foldersOf('packages')
const features = foldersOf('apps/web/src/features')

const node: Pattern = { regex: '^node:', message: 'runs in the browser too' }
const react: Pattern = {
  regex: '^(react|react-dom|radix-ui|@tanstack/react-query)(/|$)',
  message: 'must work without React',
}
const texts: Pattern = { regex: '^@lingui/', message: 'packages/ui is given its texts' }
const hooks: Pattern = {
  regex: '^@tanstack/react-query$',
  importNames: [
    'useQuery',
    'useQueries',
    'useInfiniteQuery',
    'useMutation',
    'useSuspenseQuery',
    'useSuspenseQueries',
    'useSuspenseInfiniteQuery',
    'queryOptions',
    'infiniteQueryOptions',
    'mutationOptions',
  ],
  message: 'operations have their hooks in packages/query, other actions have useAction',
}
const queries: Pattern = {
  regex: '^@tanstack/(react-query|query)',
  message: 'packages/ui is given its data',
}

const zones: readonly Zone[] = [
  { folder: 'packages/rules/src', never: [node, react] },
  { folder: 'packages/api/src', never: [node, react] },
  { folder: 'packages/flags/src', never: [node, react] },
  { folder: 'packages/query/src', ours: ['api', 'packs', 'rules'], never: [node] },
  { folder: 'packages/tunnel/src', never: [node] },
  { folder: 'packages/packs/src', ours: ['api', 'flags', 'rules'], never: [node, react] },
  { folder: 'packages/ui/src', never: [node, texts, queries] },
  { folder: 'packages/conformance/src', ours: ['api', 'rules'], never: [react] },
  {
    folder: 'apps/web/src',
    ours: ['api', 'flags', 'packs', 'query', 'rules', 'ui', 'tunnel'],
    never: [node, hooks],
    layers: ['server', 'app', 'routes', 'features', 'shared', 'i18n'],
  },
  {
    folder: 'apps/server/src',
    ours: ['flags', 'packs', 'rules'],
    types: ['api'],
    never: [react],
    layers: [
      'start',
      'testing',
      'backup',
      'move-in',
      'sample',
      'http',
      'modules',
      'config',
      'db',
      'platform',
      'i18n',
    ],
  },
  { folder: 'apps/cli/src', ours: ['api', 'packs', 'rules', 'tunnel'], never: [react] },
  { folder: 'e2e', ours: ['api'], never: [react] },
]

/** What may not be imported by its path: by `#` alias or upwards. */
const paths = (names: readonly string[], message: string): Pattern[] =>
  names.length > 0 ? [{ regex: `^(#|(\\.\\./)+)(${names.join('|')})(/|\\.tsx?$)`, message }] : []

function patternsOf(zone: Zone, inTest: boolean): Pattern[] {
  const { folder, ours = [], types = [], never = [] } = zone
  const refused = packages.filter(
    (name) => !ours.includes(name) && !types.includes(name) && folder !== `packages/${name}/src`,
  )
  const typesOnly = {
    regex: `^@halyard/(${types.join('|')})(/|$)`,
    message: `${folder} may import only its types`,
    allowTypeImports: true,
  }
  return [
    { regex: `^@halyard/(${refused.join('|')})(/|$)`, message: `${folder} must not know it` },
    { regex: '^(\\.\\./)+((apps|packages)/|(.*/)?src/)', message: `a path that leaves ${folder}` },
    ...(types.length > 0 && !inTest ? [typesOnly] : []),
    ...(inTest ? [] : never),
  ]
}

/** Rules for the files of a folder, and a second time for the tests in it, which may import more. */
function overridesOf(
  zone: Zone,
  folder: string,
  own: readonly Pattern[],
  upper: readonly string[],
) {
  const message = 'imports flow downwards'
  const override = (files: string[], patterns: Pattern[]): OxlintOverride => ({
    files,
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  })
  // Tests read a configuration as the server does.
  const forTests = upper.filter((layer) => layer !== 'testing' && layer !== 'config')
  const isForTests = folder.endsWith('/testing')
  return [
    override([`${folder}/**`], [...patternsOf(zone, isForTests), ...own, ...paths(upper, message)]),
    override(
      [
        `${folder}/**/*.test.{ts,tsx}`,
        `${folder}/**/*.stories.tsx`,
        `${folder}/**/testing/**`,
        `${folder}/test-server.ts`,
      ],
      [...patternsOf(zone, true), ...own, ...paths(forTests, message)],
    ),
  ]
}

function overridesOfZone(zone: Zone): OxlintOverride[] {
  const { folder, layers = [] } = zone
  return [
    ...overridesOf(zone, folder, [], []),
    ...layers.flatMap((layer, at) =>
      overridesOf(zone, `${folder}/${layer}`, [], layers.slice(0, at)),
    ),
  ]
}

/** Features are strangers: what two of them need lies in `shared`, and a route puts them together. */
function overridesOfFeatures(): OxlintOverride[] {
  const web = zones.find(({ folder }) => folder === 'apps/web/src')
  if (!web) return []
  const upper = ['server', 'app', 'routes']
  return features.flatMap((feature) => {
    const others = features.filter((name) => name !== feature).join('|')
    const strangers: Pattern = {
      regex: `^(#features/|(\\.\\./)+(features/)?)(${others})/`,
      message: `features do not know each other`,
    }
    return overridesOf(web, `apps/web/src/features/${feature}`, [strangers], upper)
  })
}

/** Overrides for the configuration of oxlint. */
export const boundaries: OxlintOverride[] = [
  ...zones.flatMap(overridesOfZone),
  ...overridesOfFeatures(),
]
