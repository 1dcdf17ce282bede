import { basename } from 'pathe'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { fields, text } from '#mapping/values.ts'
import type { Tree, TreeFile } from '#tree/tree.ts'

/** What a player gets: a file of the package, or one elsewhere on the web. */
type Attachment = { file?: TreeFile; remoteUrl?: string; notes: Note[]; problems: string[] }

/** A name without a path. */
export function baseName(name: string): string {
  const plain = basename(name.replaceAll('\\', '/')).replaceAll('\0', '').trim()
  return /^\.*$/.test(plain) ? 'file' : plain
}

/**
 * The attachment that a package names for a challenge or for a flag.
 *
 * @param at the field that names it
 */
export async function readAttachment(
  source: Tree,
  at: string,
  written: unknown,
): Promise<Attachment> {
  const { type, hash, fileName, remoteUrl } = fields(written)
  const nothing = { notes: [], problems: [] }
  if (type === 'Remote') {
    const url = text(remoteUrl)?.trim()
    if (url === undefined) return { ...nothing, problems: [`${at}.remoteUrl is missing`] }
    return { ...nothing, remoteUrl: url }
  }
  if (type !== 'Local') return nothing
  const named = text(hash)
  if (named === undefined) return { ...nothing, problems: [`${at}.hash is missing`] }
  if (!/^[0-9a-f]{64}$/.test(named)) return { ...nothing, problems: [`${at}.hash is no SHA-256`] }
  const name = baseName(text(fileName) ?? 'attachment')
  const located = await source.locate(`files/${named}`)
  if (located.kind === 'found') return { ...nothing, file: { ...located.file, name } }
  return { ...nothing, notes: [note('file-missing', `${name} missing`)] }
}
