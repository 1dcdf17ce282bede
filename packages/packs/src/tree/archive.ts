import { unzipSync } from 'fflate'
import type { UnzipFileInfo } from 'fflate'
import { Failure } from '#failure.ts'
import { findCategory } from '#mapping/category.ts'
import { createTree, isInside } from '#tree/tree.ts'
import type { Tree, TreeContent } from '#tree/tree.ts'

/** More than any event has. An archive beyond it is refused before anything of it is unpacked. */
const mostEntries = 20_000
const mostBytes = 4_000_000_000
/** What is unpacked from each byte, above so many bytes in all: events come to 20, only bombs come to more. */
const mostRatio = 100
const anyRatioBytes = 100_000_000

/** Whether these bytes are a ZIP archive. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * The files of a ZIP archive, each unpacked when it is read. A folder that holds everything else is passed over, and so is what macOS
 * adds.
 *
 * @throws Failure when it is no ZIP archive, is damaged, or unpacks to too much
 */
export function openArchive(name: string, archive: Uint8Array): Tree {
  if (!isArchive(archive)) {
    throw new Failure(`${name} is not a ZIP archive.`, { code: 'not-an-archive' })
  }
  const entries = listEntries(name, archive)
  const folder = commonFolder(entries.map(({ name: path }) => path))
  const read = entryReader(name, archive)
  const files = entries.map(({ name: entry, originalSize }): [string, TreeContent] => [
    entry.slice(folder.length).replaceAll('\\', '/'),
    { bytes: originalSize, read: () => read(entry) },
  ])
  const stem = name.replace(/\.zip$/i, '')
  const [plain, refused] = [
    files.filter(([path]) => isPlain(path)),
    files.filter(([path]) => !isPlain(path)),
  ]
  return { ...createTree(stem, new Map(plain)), refused: refused.map(([path]) => path) }
}

function listEntries(name: string, archive: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = []
  let total = 0
  let packed = 0
  const filter = (entry: UnzipFileInfo) => {
    total += entry.originalSize
    packed += entry.size
    if (total > mostBytes || entries.length >= mostEntries) throw tooLarge(name)
    if (!/[\\/]$|^__MACOSX\/|(^|\/)\.DS_Store$/.test(entry.name)) entries.push(entry)
    return false
  }
  try {
    unzipSync(archive, { filter })
  } catch (error) {
    if (error instanceof Failure) throw error
    throw broken(name, error)
  }
  if (total > anyRatioBytes && total > packed * mostRatio) throw bomb(name)
  return entries
}

/** Each way through an archive looks at all of its entries: what is asked for at the same time is read together. */
function entryReader(name: string, archive: Uint8Array) {
  const asked = new Set<string>()
  let found: Promise<Partial<Record<string, Uint8Array>>> | undefined
  return async (path: string): Promise<Uint8Array<ArrayBuffer>> => {
    asked.add(path)
    found ??= new Promise((resolve) => {
      setTimeout(() => {
        const wanted = new Set(asked)
        asked.clear()
        found = undefined
        resolve(unpackAll(archive, wanted))
      })
    })
    const bytes = (await found)[path]
    return bytes ? new Uint8Array(bytes) : readEntry(name, archive, path)
  }
}

/** Nothing when one of them is damaged: then each is read by itself, to find out which. */
function unpackAll(archive: Uint8Array, wanted: ReadonlySet<string>) {
  try {
    return unzipSync(archive, { filter: (entry) => wanted.has(entry.name) })
  } catch {
    return {}
  }
}

function readEntry(name: string, archive: Uint8Array, path: string): Uint8Array<ArrayBuffer> {
  try {
    const found = unzipSync(archive, { filter: (entry) => entry.name === path })[path]
    if (found) return new Uint8Array(found)
  } catch (error) {
    throw new Failure(`${path} in ${name} cannot be unpacked.`, {
      cause: error,
      code: 'archive-broken',
    })
  }
  throw broken(name)
}

const broken = (name: string, cause?: unknown) =>
  new Failure(`${name} is no archive that can be read.`, { cause, code: 'archive-broken' })

const tooLarge = (name: string) =>
  new Failure(
    `${name} unpacks to more than ${mostBytes / 1e9} GB or ${mostEntries} files: it is no challenge pack.`,
    { code: 'archive-too-large' },
  )

const bomb = (name: string) =>
  new Failure(
    `${name} unpacks to far more than any challenge pack does: unpack it yourself, and name the folder.`,
    { code: 'archive-too-large' },
  )

/** `event/` when everything is in it, else nothing. Folders of a category or of tables say something, and stay. */
function commonFolder(paths: readonly string[]): string {
  const [first = ''] = paths
  const folder = first.slice(0, first.indexOf('/') + 1)
  const isMeant = folder === 'db/' || findCategory(folder) !== undefined
  return !isMeant && paths.every((path) => path.startsWith(folder)) ? folder : ''
}

/** Whether an entry has a place below the root: an archive can name `../x`, `/x` and `C:/x` too. */
const isPlain = (path: string) =>
  path !== '' &&
  isInside(path) &&
  !path.startsWith('/') &&
  !path.includes('\0') &&
  !path.split('/').some((part) => part === '..' || /^[a-z]:/i.test(part))
