import {
  defaultOptions,
  folderOfTables,
  linkPictures,
  openPack,
  readPack,
  uploadsOf,
} from '@halyard/packs'
import { Failure } from '@halyard/packs/failure'
import type { Fields, PackChallenge, Picture, Tree } from '@halyard/packs'
import { readAnswers, readAwards, readPlayed } from '#move-in/ctfd/answers.ts'
import type { ReadRows } from '#move-in/ctfd/answers.ts'
import { COLUMNS } from '#move-in/ctfd/export.ts'
import type { Export } from '#move-in/ctfd/export.ts'
import { withPointsOfToday } from '#move-in/ctfd/points.ts'
import { readRows } from '#move-in/ctfd/table.ts'
import { textOf } from '#move-in/ctfd/values.ts'
import { MoveInError } from '#move-in/failure.ts'
import { storable } from '#move-in/text.ts'

const NEEDED = ['config', 'users', 'challenges', 'solves', 'submissions']
/** What every version writes, even where it is empty. */
const EXPECTED = 'teams flags hints files awards pages notifications dynamic_challenge'.split(' ')

/** Tables that are parsed as a whole further on, and are looked through for what is too deep or too long before. */
const PARSED = 'flags hints files tags topics challenge_topics dynamic_challenge modules'.split(' ')

/** Reads a full export, but for its answers, which may be larger than memory. Throws MoveInError. */
export async function readExport(tree: Tree, nowMs: number): Promise<Export> {
  try {
    const { read, has } = openTables(tree)
    for (const name of NEEDED) if (!has(name)) throw missing(tree, name)
    const config = await readConfig(read)
    const isOfUsers = config.get('user_mode') === 'users'
    if (!isOfUsers && !has('teams')) throw missing(tree, 'teams')
    const { rows, ...linked } = await withPictures(await readKept(read), tree)
    if (rows('users').length === 0)
      throw new MoveInError('The export holds no accounts: its db/users.json is empty or no table.')
    for (const table of PARSED) await lookThrough(read(table))
    const { tree: files, about } = await openPack(tree)
    const { challenges } = await readPack(files, [], {
      ...defaultOptions,
      flagMatches: true,
      pricedHints: true,
      nowMs,
    })
    const awards = await readAwards(read, isOfUsers)
    const played = await readPlayed(read, isOfUsers)
    const source: Export = {
      ...played,
      players: new Set([...played.players, ...awards.map(({ teamId }) => teamId)]),
      missingTables: EXPECTED.filter((name) => !has(name)),
      rows,
      ...linked,
      config,
      isOfUsers,
      challenges: challenges.map((challenge) => ({
        ...withStorableTexts(challenge),
        id: idOf(challenge),
      })),
      answers: () => readAnswers(read, isOfUsers),
      awards,
      title: about.title ?? 'CTFd',
      startMs: about.startMs,
      endMs: about.endMs,
    }
    return { ...source, challenges: withPointsOfToday(source, nowMs) }
  } catch (error) {
    if (error instanceof Failure) throw new MoveInError(error.message)
    if (error instanceof SyntaxError || error instanceof RangeError)
      throw new MoveInError(`A table of the export is not JSON that can be read: ${error.message}.`)
    throw error
  }
}

/** Pages and notifications, their links leading to the files that come along. */
async function withPictures(
  rows: Export['rows'],
  tree: Tree,
): Promise<Pick<Export, 'rows' | 'pictures' | 'missingPictures'>> {
  const pictures: Picture[] = []
  const missingPictures: { place: string; link: string }[] = []
  const find = uploadsOf(tree)
  const linked = new Map<string, Fields[]>()
  for (const table of ['pages', 'notifications'] as const) {
    const own: Fields[] = []
    for (const row of rows(table)) {
      const { text, ...found } = await linkPictures(textOf(row.content), find)
      pictures.push(...found.pictures)
      const place = textOf(row.title).trim() || table
      missingPictures.push(...found.missing.map((link) => ({ place, link })))
      own.push({ ...row, content: text })
    }
    linked.set(table, own)
  }
  return { rows: (table) => linked.get(table) ?? rows(table), pictures, missingPictures }
}

const missing = (tree: Tree, name: string) =>
  new MoveInError(`${tree.name} is no full export of CTFd: db/${name}.json is missing.`)

/** The tables of an export, none of which is read yet. */
function openTables(tree: Tree): { read: ReadRows; has: (name: string) => boolean } {
  const folder = folderOfTables(tree) ?? 'db/'
  return {
    has: (name) => tree.paths.includes(`${folder}${name}.json`),
    async *read(name) {
      const located = await tree.locate(`${folder}${name}.json`)
      if (located.kind === 'found' && located.file.stream)
        yield* readRows(`db/${name}.json`, located.file.stream())
    },
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

/** What our database can hold of its texts. */
function withStorableTexts(challenge: PackChallenge): PackChallenge {
  const { title, flags, fields, pricedHints = [] } = challenge
  return {
    ...challenge,
    title: storable(title),
    flags: flags.map(storable),
    pricedHints: pricedHints.map((hint) => ({ ...hint, text: storable(hint.text) })),
    fields: {
      ...fields,
      content: storable(fields.content ?? ''),
      hints: (fields.hints ?? []).map(storable),
    },
  }
}

/** The folder of a challenge begins with its number. */
const idOf = ({ source }: PackChallenge): number => Number.parseInt(source, 10)
