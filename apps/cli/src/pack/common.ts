import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import type { Own } from '#mapping/own-fields.ts'
import { list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
import { expandFiles } from '#pack/expand.ts'
import { locateFile } from '#pack/files.ts'
import { toCommon } from '#pack/formats.ts'

/** More than the longest flag of any event. */
const mostFlagBytes = 4096

/**
 * A challenge file of any known format in the keys of ctfcli, its patterns of files resolved and its flag read where that is in a file of
 * its own.
 */
export async function readCommon(
  root: string,
  path: string,
  file: Fields,
  source: string,
): Promise<{ file: Fields; notes: Note[]; own?: Own }> {
  const common = toCommon(file, source)
  if (!common) return { file, notes: [] }
  const names = list(common.file.files).flatMap((name) => text(name) ?? [])
  const files = await expandFiles(root, dirname(path), names)
  const { flagFile, notes, own } = common
  if (flagFile === undefined) return { file: { ...common.file, files }, notes, own }
  const flag = await readFlag(root, dirname(path), flagFile)
  const missing = flag === undefined ? [note('file-missing', `flag file ${flagFile} missing`)] : []
  return { file: { ...common.file, files, flags: list(flag) }, notes: [...notes, ...missing] }
}

async function readFlag(root: string, directory: string, named: string) {
  const located = await locateFile(root, directory, named)
  if (located.kind !== 'found' || located.file.bytes > mostFlagBytes) return undefined
  return (await readFile(located.file.path, 'utf8')).trim()
}
