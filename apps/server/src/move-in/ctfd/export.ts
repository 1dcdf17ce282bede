import { openPack, readPack } from '@halyard/packs'
import { Failure } from '@halyard/packs/failure'
import type { Fields, PackChallenge, Tree } from '@halyard/packs'
import { readAnswers, readPlayed } from '#move-in/ctfd/answers.ts'
import type { Answer, Played, ReadRows } from '#move-in/ctfd/answers.ts'
import { readRows } from '#move-in/ctfd/table.ts'
import { numberOf, textOf } from '#move-in/ctfd/values.ts'
import { MoveInError } from '#move-in/failure.ts'

const NEEDED = ['config', 'users', 'challenges', 'solves', 'submissions']

/** Tables that are parsed as a whole further on, and are looked through for what is too deep or too long before. */
const PARSED = 'flags hints files tags topics challenge_topics dynamic_challenge'.split(' ')

/** Tables that are kept in memory, with the columns that are used. */
const COLUMNS = {
  users:
    'id name email password type created verified banned hidden affiliation team_id bracket_id',
  teams: 'id name captain_id affiliation bracket_id hidden banned created',
  brackets: 'id name',
  challenges: 'id value state',
  pages: 'id title route content format draft hidden auth_required',
  notifications: 'id title content date',
} as const

/** A challenge with the number it has in the export. */
export type ExportedChallenge = PackChallenge & { readonly id: number }

/** What an export holds, as it is written there. */
export interface Export extends Played {
  readonly rows: (table: keyof typeof COLUMNS) => readonly Fields[]
  readonly config: ReadonlyMap<string, string>
  /** Single users played, not teams. */
  readonly isOfUsers: boolean
  readonly challenges: readonly ExportedChallenge[]
  /** Read once more whenever they are asked for. */
  readonly answers: () => AsyncIterable<readonly Answer[]>
  /** Sums of points that are no solves, by competitor. */
  readonly awards: ReadonlyMap<number, number>
  readonly title: string
  readonly startMs: number | undefined
  readonly endMs: number | undefined
}

/** Reads a full export, but for its answers, which may be larger than memory. Throws MoveInError. */
export async function readExport(tree: Tree): Promise<Export> {
  try {
    const read = await openTables(tree)
    const config = await readConfig(read)
    const isOfUsers = config.get('user_mode') === 'users'
    const rows = await readKept(read)
    if (rows('users').length === 0)
      throw new MoveInError('The export holds no accounts: its db/users.json is empty or no table.')
    for (const table of PARSED) await lookThrough(read(table))
    const { tree: files, about } = await openPack(tree)
    const { challenges } = await readPack(files, [], { ...EXACT })
    return {
      ...(await readPlayed(read, isOfUsers)),
      rows,
      config,
      isOfUsers,
      challenges: challenges.map((challenge) => ({ ...challenge, id: idOf(challenge) })),
      answers: () => readAnswers(read, isOfUsers),
      awards: await sumAwards(read, isOfUsers),
      title: about.title ?? 'CTFd',
      startMs: about.startMs,
      endMs: about.endMs,
    }
  } catch (error) {
    if (error instanceof Failure) throw new MoveInError(error.message)
    if (error instanceof SyntaxError || error instanceof RangeError)
      throw new MoveInError(`A table of the export is not JSON that can be read: ${error.message}.`)
    throw error
  }
}

/** The tables of an export, none of which is read yet. */
async function openTables(tree: Tree): Promise<ReadRows> {
  const folder = tree.paths.find((path) => path.endsWith('db/config.json'))?.slice(0, -11) ?? 'db/'
  for (const name of NEEDED) {
    if ((await tree.locate(`${folder}${name}.json`)).kind === 'found') continue
    throw new MoveInError(`${tree.name} is no full export of CTFd: db/${name}.json is missing.`)
  }
  return async function* read(name) {
    const located = await tree.locate(`${folder}${name}.json`)
    if (located.kind === 'found' && located.file.stream)
      yield* readRows(`db/${name}.json`, located.file.stream())
  }
}

async function lookThrough(parts: AsyncIterable<readonly Fields[]>): Promise<void> {
  for await (const rows of parts) void rows
}

async function readConfig(read: ReadRows): Promise<ReadonlyMap<string, string>> {
  const config = new Map<string, string>()
  for await (const rows of read('config'))
    for (const { key, value } of rows) config.set(textOf(key), textOf(value))
  return config
}

async function readKept(read: ReadRows): Promise<Export['rows']> {
  const kept = new Map<string, Fields[]>()
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const names = columns.split(' ')
    const own: Fields[] = []
    for await (const rows of read(table))
      for (const row of rows) own.push(Object.fromEntries(names.map((name) => [name, row[name]])))
    kept.set(table, own)
  }
  return (table) => kept.get(table) ?? []
}

async function sumAwards(read: ReadRows, isOfUsers: boolean): Promise<ReadonlyMap<number, number>> {
  const sums = new Map<number, number>()
  for await (const rows of read('awards'))
    for (const row of rows) {
      const id = numberOf(isOfUsers ? row.user_id : row.team_id)
      if (id !== undefined) sums.set(id, (sums.get(id) ?? 0) + (Number(row.value) || 0))
    }
  return sums
}

/** As the importer of challenge files does by itself. */
const EXACT = {
  allHints: false,
  exactFlags: false,
  categories: new Map(),
  buildsImages: false,
}

/** The folder of a challenge begins with its number. */
const idOf = ({ source }: PackChallenge): number => Number.parseInt(source, 10)
