import { dirname } from 'pathe'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import type { Own } from '#mapping/own-fields.ts'
import { list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
import { toCommon } from '#pack/formats.ts'
import { expandFiles } from '#tree/expand.ts'
import { locateFile } from '#tree/tree.ts'
import type { Tree } from '#tree/tree.ts'

/** More than the longest flag of any event. */
const mostFlagBytes = 4096

/**
 * A challenge file of any known format in the keys of ctfcli, its patterns of files resolved and its flag read where that is in a file of
 * its own.
 */
export async function readCommon(
  tree: Tree,
  source: string,
  file: Fields,
): Promise<{ file: Fields; notes: Note[]; own?: Own; fileNames?: ReadonlyMap<string, string> }> {
  const common = toCommon(file, source)
  if (!common) return { file, notes: [] }
  const names = list(common.file.files).flatMap((name) => text(name) ?? [])
  const files = await expandFiles(tree, dirname(source), names)
  const { flagFile, fileNames, notes, own } = common
  if (flagFile === undefined) return { file: { ...common.file, files }, fileNames, notes, own }
  const flag = await readFlag(tree, dirname(source), flagFile)
  const missing = flag === undefined ? [note('file-missing', `flag file ${flagFile} missing`)] : []
  return {
    file: { ...common.file, files, flags: list(flag) },
    fileNames,
    notes: [...notes, ...missing],
  }
}

async function readFlag(tree: Tree, directory: string, named: string) {
  const located = await locateFile(tree, directory, named)
  if (located.kind !== 'found' || located.file.bytes > mostFlagBytes) return undefined
  return new TextDecoder().decode(await located.file.read()).trim()
}
