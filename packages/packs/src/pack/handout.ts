import { zipSync } from 'fflate'
import { sha256 } from 'hash-wasm'
import { relative } from 'pathe'
import type { TreeFile } from '#tree/tree.ts'

/** The one attachment of a challenge. */
export type Handout = {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** SHA-256 in lower-case hex, the name under which the platform stores it. */
  hash: string
}

type Built = { handout: Handout; tooLarge?: never } | { handout?: never; tooLarge: number }

/** The oldest date a ZIP can hold, so that the same files always make the same archive. */
const noDate = new Date(1980, 0, 1)

/**
 * Makes the attachment: one file as it is, several as a ZIP archive. Archives are built in memory, of the same bytes every time.
 *
 * @param maxBytes the largest upload; beyond it the size in bytes is given instead
 */
export async function buildHandout(
  title: string,
  files: readonly TreeFile[],
  maxBytes: number,
): Promise<Built> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > maxBytes * 8) return { tooLarge: total }
  const [only] = files
  const isSingle = files.length === 1 && only !== undefined
  const bytes = isSingle ? await only.read() : await zip(files)
  if (bytes.byteLength > maxBytes) return { tooLarge: bytes.byteLength }
  const name = isSingle ? only.name : `${slug(title)}.zip`
  return { handout: { name, bytes, hash: await sha256(bytes) } }
}

async function zip(files: readonly TreeFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const names = entryNames(files)
  const entries = await Promise.all(
    files.map(async (file, index) => [names[index] ?? file.name, await file.read()] as const),
  )
  const byName = entries.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return zipSync(Object.fromEntries(byName), { mtime: noDate, level: 6 })
}

/** Plain names; where two files share one, all carry their folders below the common one. */
function entryNames(files: readonly TreeFile[]): string[] {
  const names = files.map(({ name }) => name)
  if (new Set(names).size === names.length) return names
  const common = commonFolder(files.map(({ path }) => path))
  return files.map(({ path }) => relative(common, path))
}

function commonFolder(paths: readonly string[]): string {
  const [first = [], ...rest] = paths.map((path) => path.split('/').slice(0, -1))
  const differs = first.findIndex((part, index) => rest.some((other) => other[index] !== part))
  return first.slice(0, differs === -1 ? first.length : differs).join('/') || '.'
}

/** A file name of letters and digits of any script, joined by hyphens. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'files'
