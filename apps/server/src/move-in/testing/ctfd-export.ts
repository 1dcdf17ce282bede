// Full exports of CTFd 3, made in the documented layout: one JSON file for each table, and the uploads.
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { bcrypt } from 'hash-wasm'
import { afterAll } from 'vitest'

export const PLAYER_PASSWORD = 'Anchor-4-Weigh'
export type Row = Readonly<Record<string, unknown>>
export type ExportTables = Readonly<Record<string, readonly Row[]>>

/** A hash as passlib makes them, in the fewest rounds. */
export async function passlibHash(password: string): Promise<string> {
  const salt = new Uint8Array(16).fill(7)
  const hashed = async (key: string) =>
    (await bcrypt({ password: key, salt, costFactor: 4 })).slice(7)
  const saltText = (await hashed('any')).slice(0, 22)
  const key = createHmac('sha256', saltText).update(password).digest('base64')
  return `$bcrypt-sha256$v=2,t=2b,r=4$${saltText}$${(await hashed(key)).slice(22)}`
}

export const START_MS = Date.UTC(2026, 9, 3, 10)
/** A time as exports have it: UTC, without saying so. */
export const written = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, -1)

/** The versions of CTFd that exports are written as. */
export type CtfdVersion = '3.7' | '3.8'

/** The head of the migrations of each version. */
const SCHEMAS: Readonly<Record<CtfdVersion, string>> = {
  '3.7': '4fe3eeed9a9d',
  '3.8': '8275865e5992',
}

/** Columns that each version writes for every row, beside those that a test gives. */
const COLUMNS: Readonly<Record<CtfdVersion, Readonly<Record<string, string>>>> = {
  '3.7': {
    challenges:
      'id name description attribution connection_info next_id max_attempts value category type state requirements',
    dynamic_challenge: 'id initial minimum decay function',
    hints: 'id type challenge_id content cost requirements',
    users:
      'id oauth_id name password email type secret website affiliation country bracket_id hidden banned verified language team_id created',
  },
  '3.8': {
    challenges:
      'id name description attribution connection_info next_id max_attempts value category type state logic initial minimum decay function position module_id scheduled_at requirements',
    dynamic_challenge: 'id dynamic_initial dynamic_minimum dynamic_decay dynamic_function',
    hints: 'id title type challenge_id content cost requirements',
    users:
      'id oauth_id name password email type secret website affiliation country bracket_id hidden banned verified change_password language team_id created',
  },
}
/** Tables that each version writes; those of nothing are empty files. */
const TABLES: Readonly<Record<CtfdVersion, string>> = {
  '3.7':
    'alembic_version awards brackets challenge_topics challenges comments config dynamic_challenge field_entries fields files flags hints notifications pages solves submissions tags teams tokens topics tracking unlocks users',
  '3.8':
    'alembic_version audience_members audiences awards brackets challenge_topics challenges comments config dynamic_challenge field_entries fields files flags hints module_audience_access modules notifications pages ratings solutions solves submissions tags teams tokens topics tracking unlocks users',
}

/** How points fall, in the columns of a version. */
export function aFall(
  version: CtfdVersion,
  id: number,
  fall: { initial: number; minimum: number; decay: number; function?: string },
): Row {
  const { initial, minimum, decay, function: name = 'logarithmic' } = fall
  return version === '3.7'
    ? { id, initial, minimum, decay, function: name }
    : {
        id,
        dynamic_initial: initial,
        dynamic_minimum: minimum,
        dynamic_decay: decay,
        dynamic_function: name,
      }
}

/** Settings as a setup leaves them, and others. */
export const configOf = (others: Readonly<Record<string, unknown>> = {}): readonly Row[] =>
  Object.entries({
    ctf_version: '3.8.7',
    ctf_name: 'Autumn Quay',
    ctf_description: 'By the sea',
    user_mode: 'teams',
    start: String(START_MS / 1000),
    end: String(START_MS / 1000 + 172_800),
    team_size: '4',
    challenge_visibility: 'private',
    registration_visibility: 'public',
    score_visibility: 'public',
    account_visibility: 'public',
    verify_emails: 'false',
    ...others,
  }).map(([key, value], id) => ({ id, key, value }))

/** The tables of a small event of teams; each may be replaced. */
export async function eventTables(
  teams: number,
  version: CtfdVersion = '3.8',
): Promise<ExportTables> {
  const password = await passlibHash(PLAYER_PASSWORD)
  const numbers = Array.from({ length: teams }, (_, index) => index + 1)
  const challenges = [
    { id: 1, name: 'Rope', value: 100, type: 'standard' },
    { id: 2, name: 'Chart', value: 200, type: 'standard' },
    { id: 3, name: 'Buoy', value: 300, type: 'standard' },
    { id: 4, name: 'Tide', value: 61, type: 'dynamic' },
    { id: 5, name: 'Knot', value: 50, type: 'standard' },
  ].map((row) => ({
    ...row,
    description: 'Find it.',
    category: 'misc',
    state: 'visible',
    max_attempts: 0,
    ...(version === '3.8' && { logic: 'any', function: 'static', position: 0 }),
  }))
  // Of five challenges a team solves those below its number's remainder; Knot has a pattern and is not enabled.
  const solves = numbers.flatMap((team) =>
    challenges.slice(0, team % 5).map((challenge) => ({ team, challenge: challenge.id })),
  )
  const rights = solves.map(({ team, challenge }, index) => ({
    id: 2 * index + 2,
    challenge_id: challenge,
    user_id: team + 1,
    team_id: team,
    provided: `flag{${challenge}}`,
    type: 'correct',
    date: written(START_MS + (index * 7919 + 13) * 30),
  }))
  return allOf(version, {
    alembic_version: [{ version_num: SCHEMAS[version] }],
    config: configOf({ ctf_version: `${version}.7` }),
    users: [
      { id: 1, name: 'root', email: 'root@example.org', type: 'admin', hidden: 1, password },
      ...numbers.map((team) => ({
        id: team + 1,
        name: `sailor ${team}`,
        email: `sailor${team}@example.org`,
        type: 'user',
        team_id: team,
        created: written(START_MS - team * 60_000),
        password,
      })),
    ],
    teams: numbers.map((id) => ({
      id,
      name: `Crew ${id}`,
      captain_id: id + 1,
      bracket_id: (id % 2) + 1,
      hidden: id === 2,
      banned: id === 3,
    })),
    brackets: [
      { id: 1, name: 'Students', type: 'teams' },
      { id: 2, name: 'Open', type: 'teams' },
    ],
    challenges,
    dynamic_challenge: [aFall(version, 4, { initial: 500, minimum: 50, decay: 40 })],
    flags: challenges.map(({ id }) => ({
      id,
      challenge_id: id,
      type: id === 5 ? 'regex' : 'static',
      content: `flag{${id}}`,
    })),
    hints: [
      { id: 1, challenge_id: 1, content: 'Look left', cost: 0 },
      { id: 2, challenge_id: 1, content: 'Look right', cost: 10 },
    ],
    files: [{ id: 1, type: 'challenge', challenge_id: 2, location: 'ab12/chart.txt' }],
    submissions: rights.flatMap((row) => [
      { ...row, id: row.id - 1, type: 'incorrect', provided: 'flag{no}' },
      row,
    ]),
    solves: rights.map(({ id, challenge_id, user_id, team_id }) => ({
      id,
      challenge_id,
      user_id,
      team_id,
    })),
    awards: [
      {
        id: 1,
        team_id: 1,
        user_id: 2,
        name: 'Hint 2',
        value: -10,
        category: 'hints',
        date: written(START_MS + 60_000),
      },
    ],
    pages: [{ id: 1, title: 'Rules', route: 'rules', content: '# Be kind', format: 'markdown' }],
    notifications: [{ id: 1, title: 'Hello', content: 'It begins', date: written(START_MS) }],
  })
}

/** Every table of a version, and in every row of those that differ the columns that it writes. */
function allOf(version: CtfdVersion, tables: ExportTables): ExportTables {
  const names = [...new Set([...TABLES[version].split(' '), ...Object.keys(tables)])]
  return Object.fromEntries(
    names.map((name) => {
      const columns = COLUMNS[version][name]?.split(' ') ?? []
      const nothing = Object.fromEntries(columns.map((column) => [column, null]))
      return [name, (tables[name] ?? []).map((row) => ({ ...nothing, ...row }))]
    }),
  )
}

/** An event without players: an administrator and these tables, which may bring players of their own. */
export async function quietTables(others: ExportTables = {}): Promise<ExportTables> {
  const [administrator = {}] = (await eventTables(0))['users'] ?? []
  return allOf('3.8', {
    ...(await eventTables(0)),
    ...{ awards: [], dynamic_challenge: [], files: [], hints: [], pages: [], notifications: [] },
    ...others,
    users: [administrator, ...(others['users'] ?? [])],
  })
}

const UPLOADS = { 'uploads/ab12/chart.txt': strToU8('Here be dragons') }

/** An export on the disk; removed after the file's last test. */
export function anExport(
  tables: ExportTables,
  more: Readonly<Record<string, Uint8Array>> = {},
): string {
  const files = Object.entries(tables).map(([name, results]) => [
    `db/${name}.json`,
    tableFile(results),
  ])
  return anArchive({ ...Object.fromEntries(files), ...UPLOADS, ...more })
}

/** A table without rows is an empty file. */
const tableFile = (results: readonly Row[]): Uint8Array =>
  results.length === 0
    ? new Uint8Array()
    : strToU8(JSON.stringify({ count: results.length, results, meta: {} }))

/** A ZIP archive of these files on the disk. */
export function anArchive(files: Readonly<Record<string, Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-export-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'export.zip')
  writeFileSync(path, zipSync(files))
  return path
}
