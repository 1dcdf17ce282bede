import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { Refusal } from '#modules/operation/refusal.ts'
import { readJson } from '#modules/text/json.ts'

/** Of one file of a package: a game, or a challenge with its flags. */
const PACKAGE_JSON = { depth: 16, names: 500, values: 100_000 }

/** Entries of one package, their size unpacked, and the size of one of its texts, bytes. */
const MAX_ENTRIES = 5000
const MAX_BYTES = 2 * 1024 ** 3
const MAX_TEXT_BYTES = 8 * 1024 ** 2
/** All its texts together: they are in memory at once. */
const MAX_TEXTS_BYTES = 32 * 1024 ** 2
/** What is unpacked from each byte, above so many bytes in all: texts come to 10, only bombs come to more. */
const MAX_RATIO = 50
const ANY_RATIO_BYTES = 16 * 1024 ** 2
/** The only names there are; everything else, folders above all, is refused. What an extension adds has a file of its own. */
const NAME =
  /^(manifest\.json|game\.json|scoring\.json|flags\.json|requirements\.json|declarations\.json|fields\.json|presence\.json|canned-answers\.json|cooldown\.json|hints\.json|signals\.json|schedule\.json|challenges\/challenge-\d{1,10}\.json|files\/[0-9a-f]{64})$/
const FOLDER = /^(challenges|files)\/$/
/** What macOS adds to every archive it makes. */
const OF_MACOS = /^__MACOSX\/|(^|\/)(\.DS_Store|\._[^/]*)$/

export const badPackage = (reason: string): Refusal =>
  new Refusal(400, 'packageInvalid', { values: { reason } })

/** The entries of a package, by name. */
export interface Archive {
  readonly names: readonly string[]
  /** The parsed text of an entry. Throws Refusal 400. */
  readonly json: (name: string) => Promise<unknown>
  /** The bytes of an entry; the stream fails with Refusal 400 where they are not as announced. */
  readonly read: (name: string) => Promise<Readable>
  readonly close: () => void
}

/** Looks through a zip on the disk without unpacking it. Throws Refusal 400 for anything that no package has. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(notZip)
  try {
    const entries = await listEntries(zip)
    const entryOf = (name: string): Entry => {
      const entry = entries.get(name)
      if (!entry) throw badPackage(`${name} is missing`)
      return entry
    }
    return {
      names: [...entries.keys()],
      async json(name) {
        const entry = entryOf(name)
        if (entry.uncompressedSize > MAX_TEXT_BYTES) throw badPackage(`${name} is too large`)
        const text = await zip.openReadStreamPromise(entry).then(buffer).catch(notZip)
        try {
          return readJson(text.toString().replace(/^\uFEFF/, ''), PACKAGE_JSON)
        } catch {
          throw badPackage(`${name} is not JSON`)
        }
      },
      async read(name) {
        const entry = entryOf(name)
        const content = await zip.openReadStreamPromise(entry).catch(notZip)
        return Readable.from(asAnnounced(name, content))
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Entries by their names in a package. A folder that holds all of them is passed over, and so is what macOS adds. */
async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw badPackage(`it has more than ${MAX_ENTRIES} entries`)
  const listed = (await readEntries(zip)).filter(({ fileName }) => !OF_MACOS.test(fileName))
  const folder = commonFolder(listed.map(({ fileName }) => fileName))
  const entries = new Map<string, Entry>()
  let bytes = 0
  let textBytes = 0
  let packedBytes = 0
  for (const entry of listed) {
    const fileName = entry.fileName.slice(folder.length)
    if (fileName === '' || FOLDER.test(fileName)) continue
    if (!NAME.test(fileName)) throw badPackage(`it has an entry of an unknown name`)
    if (entries.has(fileName)) throw badPackage(`it has ${fileName} twice`)
    if (isLink(entry) || entry.isEncrypted() || !entry.canDecodeFileData())
      throw badPackage(`${fileName} is not a plain file`)
    bytes += entry.uncompressedSize
    packedBytes += entry.compressedSize
    if (!fileName.startsWith('files/')) textBytes += entry.uncompressedSize
    const isBomb = bytes > ANY_RATIO_BYTES && bytes > packedBytes * MAX_RATIO
    if (bytes > MAX_BYTES || textBytes > MAX_TEXTS_BYTES || isBomb)
      throw badPackage('it is too large unpacked')
    entries.set(fileName, entry)
  }
  return entries
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  try {
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    return entries
  } catch {
    throw badPackage('it is damaged')
  }
}

/** `harbour-cup/` where everything lies in it, else nothing. */
function commonFolder(names: readonly string[]): string {
  const [first = ''] = names
  const folder = first.slice(0, first.indexOf('/') + 1)
  return !FOLDER.test(folder) && names.every((name) => name.startsWith(folder)) ? folder : ''
}

async function* asAnnounced(name: string, content: Readable): AsyncIterable<Buffer> {
  try {
    yield* content
  } catch {
    throw badPackage(`${name} is damaged`)
  }
}

/** Archives made on Unix carry the kind of a file in the upper half. */
function isLink({ externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & 0o170000
  return kind !== 0 && kind !== 0o100000
}

function notZip(): never {
  throw badPackage('it is not a zip archive, or it is damaged')
}
