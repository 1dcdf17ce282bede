import { Failure } from '#failure.ts'
import { isChallengeFile } from '#tree/find.ts'
import { isFields } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
import { readJson } from '#tree/json.ts'
import type { Tree, TreeFile } from '#tree/tree.ts'

/** A table of a large event is a few megabytes; one of more is none of an event. */
const mostTableBytes = 200_000_000

/** Rows of a table of an export of CTFd, none where it has no such table. */
export type Tables = (name: string) => Fields[]

/**
 * The folder of an export's tables, undefined when the tree is none. With a table of challenges at its root it is one, whatever else it
 * holds; anywhere else the folder may be a part of a challenge.
 */
export function folderOfTables({ paths }: Tree): string | undefined {
  if (paths.includes('db/challenges.json')) return 'db/'
  const folders = paths.flatMap((path) => /^(?:.*\/)?db\/(?=[a-z_]+\.json$)/.exec(path)?.[0] ?? [])
  return folders
    .toSorted((one, other) => one.length - other.length)
    .find((folder) => !paths.some((path) => isBeside(folder, path)))
}

/** Whether a path is a challenge file outside of the uploads of an export with these tables. */
const isBeside = (tables: string, path: string) =>
  isChallengeFile(path) && !path.startsWith(`${tables.slice(0, -'db/'.length)}uploads/`)

/**
 * Tables of a full export of CTFd, as its archive or unpacked.
 *
 * @param needed tables without which it is none
 * @param others tables that it may have
 * @throws Failure when it is no such export
 */
export async function readTables(
  tree: Tree,
  needed: readonly string[],
  others: readonly string[] = [],
): Promise<Tables> {
  const folder = folderOfTables(tree) ?? 'db/'
  const rows = new Map<string, Fields[]>()
  for (const name of [...needed, ...others]) {
    const located = await tree.locate(`${folder}${name}.json`)
    if (located.kind === 'found' && located.file.bytes <= mostTableBytes) {
      rows.set(name, rowsOf(await readTable(tree.name, located.file)))
    } else if (needed.includes(name)) {
      throw new Failure(`${tree.name} is no full export of CTFd: db/${name}.json is missing.`, {
        code: 'ctfd-incomplete',
      })
    }
  }
  return (name) => rows.get(name) ?? []
}

/** A table that an installation does not have is an empty file. */
const readTable = async (tree: string, file: TreeFile) =>
  file.bytes === 0 ? undefined : readJson(tree, file)

function rowsOf(value: unknown): Fields[] {
  const rows = isFields(value) ? value.results : value
  return Array.isArray(rows) ? rows.filter(isFields) : []
}
