import { openPack, readPack, readTables } from '@halyard/packs'
import { Failure } from '@halyard/packs/failure'
import type { Fields, PackChallenge, Tree } from '@halyard/packs'
import { MoveInError } from '#move-in/failure.ts'
import { storable } from '#move-in/text.ts'

const NEEDED = ['config', 'users', 'challenges', 'solves', 'submissions']
const OPTIONAL = ['teams', 'brackets', 'awards', 'pages', 'notifications']

/** A challenge with the number it has in the export. */
export type ExportedChallenge = PackChallenge & { readonly id: number }

/** What an export holds, as it is written there. */
export interface Export {
  readonly rows: (table: string) => readonly Fields[]
  readonly config: ReadonlyMap<string, string>
  /** Single users played, not teams. */
  readonly isOfUsers: boolean
  readonly challenges: readonly ExportedChallenge[]
  readonly title: string
  readonly startMs: number | undefined
  readonly endMs: number | undefined
}

/** Reads the tables of a full export. Throws MoveInError. */
export async function readExport(tree: Tree): Promise<Export> {
  try {
    const rows = await readTables(tree, NEEDED, OPTIONAL)
    if (rows('users').length === 0)
      throw new MoveInError('The export holds no accounts: its db/users.json is empty or no table.')
    const config = new Map(
      rows('config').map(({ key, value }) => [textOf(key), textOf(value)] as const),
    )
    const { tree: files, about } = await openPack(tree)
    const { challenges } = await readPack(files, [], { ...EXACT })
    return {
      rows,
      config,
      isOfUsers: config.get('user_mode') === 'users',
      challenges: challenges.map((challenge) => ({ ...challenge, id: idOf(challenge) })),
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

/** As the importer of challenge files does by itself. */
const EXACT = { allHints: false, exactFlags: false, categories: new Map() }

/** The folder of a challenge begins with its number. */
const idOf = ({ source }: PackChallenge): number => Number.parseInt(source, 10)

/** A value as text that our database can hold; numbers and switches of exports come as either. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? storable(value)
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''

/** A number that a column holds; undefined for none. */
export const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isInteger(number) && number > 0 && number <= 2_147_483_647 ? number : undefined
}

export const isOn = (value: unknown): boolean => /^(1|true|t)$/i.test(textOf(value))

/** A time, which exports write in UTC without saying so; undefined for none. */
export function timeOf(value: unknown): number | undefined {
  const written = textOf(value)
  const isZoned = /(Z|[+-]\d\d:?\d\d)$/.test(written)
  const time = Date.parse(isZoned ? written : `${written.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? undefined : time
}
