// The groups of the contract are the modules of the server, and what a module stores is asked of the module.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { boundaries } from '../lint/boundaries.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const server = 'apps/server/src/'

const sources = globSync(`${server}**/*.ts`, { cwd: root })
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
  .map((path) => ({
    path: path.slice(server.length),
    text: readFileSync(root + path, 'utf8'),
  }))

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
}

const bundle: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(`${root}openapi/platform.gen.json`, 'utf8'),
)

/** Group of each operation, by its id. */
const groups = new Map(
  Object.values(bundle.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ operationId }) => operationId !== undefined)
    .map(({ operationId, tags }) => [operationId, tags[0] ?? '']),
)

const moduleOf = (path: string) => /^modules\/([^/]+)\//.exec(path)?.[1]

/** Each handler with its folder below `modules`. */
const handlers = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/\bhandle\(\s*'(\w+)'/g)].map(([, id = '']) => ({
    id,
    folder: path.replace(/^modules\/|\/[^/]+$/g, ''),
  })),
)

it('an operation lives in the module of its group', () => {
  const strays = handlers.filter(({ id, folder }) => folder.split('/')[0] !== groups.get(id))
  expect(strays).toEqual([])
  expect(handlers.length).toBe(groups.size)
})

/** Groups with few operations have them in one folder. */
const queryFolder = (folder = '') =>
  /^(?:admin|edit|game)\b/.test(folder) ? folder : folder.split('/')[0]

it('a change or a hook in packages/query lies in the folder of its operation', () => {
  const query = 'packages/query/src/'
  const folderOf = new Map(handlers.map(({ id, folder }) => [id, folder]))
  const idOf = /^export const (?:(\w+) = mutationOptions|use(\w+) = \w+Hook\()/gm
  const found = globSync(`${query}**/{mutations,hooks}.ts`, { cwd: root }).flatMap((path) => {
    const folder = path.slice(query.length).replace(/\/[^/]+$/, '')
    return [...readFileSync(root + path, 'utf8').matchAll(idOf)]
      .map(([, change, hook = '']) => change ?? hook.charAt(0).toLowerCase() + hook.slice(1))
      .filter((id) => folderOf.has(id))
      .map((id) => ({ id, folder, known: folderOf.get(id) }))
  })
  expect(found.filter(({ folder, known }) => folder !== queryFolder(known))).toEqual([])
  expect(found.length).toBeGreaterThan(140)
})

it('the table of docs/architecture.md has each group with its folders', () => {
  const rows = [...Map.groupBy(groups, ([, group]) => group)].map(([group, operations]) => {
    const ids = new Set(operations.map(([id]) => id))
    const folders = handlers.filter(({ id }) => ids.has(id)).map(({ folder }) => folder)
    const parts = [...new Set(folders.flatMap((folder) => folder.split('/').slice(1)))]
    return `${group} ${operations.length} ${parts.toSorted().join(', ')}`.trim()
  })
  const table = readFileSync(`${root}docs/architecture.md`, 'utf8').matchAll(
    /^\| `(\w+)` *\| *(\d+) *\| *(.*?) *\|$/gm,
  )
  const written = [...table].map(([, group, count, parts]) => `${group} ${count} ${parts}`.trim())
  expect(written.toSorted()).toEqual(rows.toSorted())
})

const REPOSITORY = /(?:^|\/|-)repository\.ts$/

it('a repository is imported by its own module', () => {
  const strangers = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/from '#(modules\/[^']+)'/g)]
      .map(([, target = '']) => target)
      .filter((target) => REPOSITORY.test(target) && moduleOf(target) !== moduleOf(path))
      .map((target) => `${path} imports ${target}`),
  )
  expect(strangers).toEqual([])
})

/** SQL that is not in a repository, and why. */
const WITH_SQL: Readonly<Record<string, string>> = {
  'http/health.ts': 'asks the database whether it answers, no table',
  'modules/asset/hidden-files.ts': 'the rule of who sees a file is one statement',
  'modules/asset/release-unused.ts': 'counts what shows a file in the tables of all modules',
  'modules/attempts/attempts.ts': 'counting in the database is all it does',
  'modules/captcha/captcha.ts': 'a challenge is a row that is spent once',
  'modules/game/games.ts': 'the one look-up that all checks of a game begin with',
  'modules/game/visibility.ts': 'the rule of who sees a game is one statement',
  'modules/hub/subscription.ts': 'checks all listeners in one statement',
  'modules/instance/events.ts': 'one row, in the transaction that announces it',
  'modules/instance/holds.ts': 'leases are conditions of statements',
  'modules/mail/links.ts': 'a link is a row that is spent once',
  'modules/second-factor/known-browsers.ts': 'a browser is a row that is noted',
  'modules/second-factor/passkey-challenges.ts': 'a challenge is a row that is spent once',
  'modules/second-factor/pending-logins.ts': 'a log-in that waits is a row that ends once',
  'modules/second-factor/policy.ts': 'one row of the settings each',
  'modules/session/lacking-second-factor.ts':
    'the rule of who lacks one is part of each look-up of a session',
  'modules/session/sessions.ts': 'shared look-ups of sessions; it is the repository of its table',
  'modules/settings/installation.ts': 'one row of the settings each',
  'modules/settings/last-backup.ts': 'one row of the settings each',
  'modules/settings/secrets.ts': 'one row of the settings each',
  'modules/settings/settings.ts': 'the cache of the table and its writes belong together',
  'start/first-start.ts': 'a lock of the whole database, and whether there is a game',
}

it('SQL is in repositories, or there is a reason', () => {
  const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/
  const found = sources
    .filter(({ path, text }) => /^(?:http|modules|start|sample)\//.test(path) && sql.test(text))
    .map(({ path }) => path)
    .filter((path) => !REPOSITORY.test(path))
  expect(found.toSorted()).toEqual(Object.keys(WITH_SQL).toSorted())
})

it('every folder of the server has its place among the layers', () => {
  const folders = readdirSync(root + server, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'locales')
    .map(({ name }) => `${server}${name}/**`)
  const known = new Set(boundaries.flatMap(({ files }) => files))
  expect(folders.filter((folder) => !known.has(folder))).toEqual([])
})
