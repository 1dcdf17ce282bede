import { Failure } from '#failure.ts'
import { isFields } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
import type { Tree } from '#tree/tree.ts'

/** A table of a large event is a few megabytes; one of more is none of an event. */
const mostTableBytes = 200_000_000

/** Rows of a table of an export of CTFd, none where it has no such table. */
export type Tables = (name: string) => Fields[]

/** The folder of an export's tables, undefined when the tree is none. */
export const folderOfTables = ({ paths }: Tree): string | undefined =>
  paths.map((path) => /^(?:.*\/)?db\/(?=[a-z_]+\.json$)/.exec(path)?.[0]).find(Boolean)

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
      rows.set(name, rowsOf(new TextDecoder().decode(await located.file.read())))
    } else if (needed.includes(name)) {
      throw new Failure(`${tree.name} is no full export of CTFd: db/${name}.json is missing.`, {
        code: 'ctfd-incomplete',
      })
    }
  }
  return (name) => rows.get(name) ?? []
}

function rowsOf(text: string): Fields[] {
  const value: unknown = text === '' ? undefined : JSON.parse(text)
  const rows = isFields(value) ? value.results : value
  return Array.isArray(rows) ? rows.filter(isFields) : []
}
