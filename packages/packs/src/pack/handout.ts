import { Zip, ZipDeflate } from 'fflate'
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

type Prepared = { name: string; open: () => AsyncIterable<Uint8Array> }

type Built = { handout: Handout; tooLarge?: never } | { handout?: never; tooLarge: number }

type Readable = Pick<TreeFile, 'read' | 'stream'> & Partial<Pick<TreeFile, 'bytes'>>

type Entry = { name: string; file: Readable }

/** Entries by name, each group of them read at the same time. */
type Grouping = (entries: readonly Entry[]) => Entry[][]

/** How much is read at the same time, in bytes; a larger file is read by itself. */
const mostTogether = 64_000_000

/** The oldest date a ZIP can hold, so that the same files always make the same archive. */
const noDate = new Date(1980, 0, 1)

/**
 * Makes the attachment: one file as it is, several as a ZIP archive. It is built in memory, of the same bytes every time.
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
  const { name, open } = prepareHandout(title, files, together)
  const bytes = await joined(open())
  if (bytes.byteLength > maxBytes) return { tooLarge: bytes.byteLength }
  return { handout: { name, bytes, hash: await sha256(bytes) } }
}

/** The same attachment in parts: no more than one of them is in memory, where the files are read so too. */
export const streamHandout = (title: string, files: readonly TreeFile[]): Prepared =>
  prepareHandout(title, files, apart)

function prepareHandout(title: string, files: readonly TreeFile[], grouped: Grouping): Prepared {
  const [only] = files
  return files.length === 1 && only !== undefined
    ? { name: only.name, open: () => partsOf(only) }
    : { name: `${slug(title)}.zip`, open: () => zipGroups(grouped(entriesOf(files))) }
}

async function* partsOf(file: Readable): AsyncIterable<Uint8Array> {
  if (file.stream) yield* file.stream()
  else yield await file.read()
}

/** A ZIP archive in parts, its entries by name. */
export const zip = (entries: readonly Entry[]): AsyncIterable<Uint8Array<ArrayBuffer>> =>
  zipGroups(apart(entries))

const byName = (entries: readonly Entry[]) =>
  entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))

const apart: Grouping = (entries) => byName(entries).map((entry) => [entry])

/** Each way through an archive looks at all of its entries, so files are read together, as many as memory has room for. */
function together(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = []
  let room = 0
  for (const entry of byName(entries)) {
    const { bytes = mostTogether, stream } = entry.file
    if (stream || room < bytes) {
      groups.push([])
      room = stream ? 0 : mostTogether
    }
    groups.at(-1)?.push(entry)
    room -= bytes
  }
  return groups
}

async function* zipGroups(
  groups: readonly (readonly Entry[])[],
): AsyncIterable<Uint8Array<ArrayBuffer>> {
  const ready: Uint8Array<ArrayBuffer>[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    ready.push(part)
  })
  for (const group of groups) {
    // oxlint-disable-next-line no-await-in-loop -- one group is in memory at a time
    const contents = group.length > 1 ? await Promise.all(group.map(({ file }) => file.read())) : []
    for (const [index, { name, file }] of group.entries()) {
      const entry = new ZipDeflate(name, { level: 6 })
      entry.mtime = noDate
      archive.add(entry)
      const content = contents[index]
      for await (const part of content ? [content] : partsOf(file)) {
        entry.push(part)
        yield* ready.splice(0)
      }
      entry.push(new Uint8Array(), true)
    }
  }
  archive.end()
  yield* ready
}

async function joined(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const found: Uint8Array[] = []
  for await (const part of parts) found.push(part)
  const bytes = new Uint8Array(found.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const part of found) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}

function entriesOf(files: readonly TreeFile[]) {
  const names = entryNames(files)
  return files.map((file, index) => ({ name: names[index] ?? file.name, file }))
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
