import { Decrypter } from 'age-encryption'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import type { Header } from 'tar-stream'
import { damaged, madeByNewer } from '#backup/failure.ts'
import { FILES_FOLDER, FORMAT, isManifest, MANIFEST, ROWS_FOLDER } from '#backup/manifest.ts'
import type { Manifest } from '#backup/manifest.ts'
import { errorCodeOf } from '#platform/error-code.ts'
import { StartError } from '#platform/start-error.ts'

/** The first bytes of an archive that is encrypted. */
const ENCRYPTED = 'age-encryption.org/'
/** The names that entries have, beside that of the list. */
const NAME = new RegExp(`^(${FILES_FOLDER}[0-9a-f]{64}|${ROWS_FOLDER}[a-z_]+/\\d{6,9}\\.jsonl)$`)
/** The list, and each part of the rows, are in memory at once: far more than they ever are. */
const MOST_TEXT_BYTES = 256 * 1024 ** 2
const BYTES_PER_MEGABYTE = 1_000_000

export interface ArchiveEntry {
  readonly name: string
  readonly content: Readable
}

/** Called with how many megabytes of an archive were read. */
type OnRead = (megabytes: number, total: number) => void

/** Calls `onEntry` for each entry in turn. Throws StartError for an archive that is damaged or locked. */
export async function readArchive(
  path: string,
  passphrase: string | undefined,
  onEntry: (entry: ArchiveEntry) => Promise<void>,
  onRead: OnRead = () => undefined,
): Promise<void> {
  const entries = extract()
  /** What is wrong with the archive; whatever else fails has other reasons. */
  let fault: Error | undefined
  const source = await openFile(path, onRead)
  const steps = [await decrypt(path, source, passphrase), createGunzip()] as const
  for (const step of [...steps, entries]) {
    step.on('error', (error: Error) => {
      fault ??= error
    })
  }
  const reading = pipeline(...steps, entries)
  reading.catch(() => undefined)
  try {
    for await (const entry of entries) {
      requirePlain(path, entry.header)
      await onEntry({ name: entry.header.name, content: Readable.from(entry) })
      entry.resume()
    }
    await reading
  } catch (error) {
    for (const step of steps) step.destroy()
    throw fault && !(error instanceof StartError) ? damaged(path, fault.message) : error
  }
}

/** Reads the whole archive and holds it against its own list. Throws StartError. */
export async function checkArchive(
  path: string,
  passphrase: string | undefined,
  onRead?: OnRead,
): Promise<Manifest> {
  const found = new Map<string, string>()
  let manifest: Manifest | undefined
  const check = async ({ name, content }: ArchiveEntry) => {
    if (name === MANIFEST) {
      manifest = parseManifest(path, Buffer.concat(await content.toArray()).toString())
      return
    }
    if (found.has(name)) throw damaged(path, `it holds ${name} twice`)
    const digest = createHash('sha256')
    for await (const chunk of content) digest.update(chunk)
    found.set(name, digest.digest('hex'))
  }
  await readArchive(path, passphrase, check, onRead)
  if (!manifest) throw damaged(path, 'it ends too early')
  const { checksums } = manifest
  const names = new Set([...Object.keys(checksums), ...found.keys()])
  const wrong = [...names].find((name) => found.get(name) !== checksums[name])
  if (wrong !== undefined) throw damaged(path, `${shown(wrong)} is not what was written`)
  for (const [name, digest] of found) {
    if (name.startsWith(FILES_FOLDER) && name !== FILES_FOLDER + digest)
      throw damaged(path, `${name} has another content than its name says`)
  }
  return manifest
}

function requirePlain(path: string, { name, type, size }: Header): void {
  if (type !== 'file' || (name !== MANIFEST && !NAME.test(name)))
    throw damaged(path, `it holds ${shown(name)}, which no backup does`)
  if (!name.startsWith(FILES_FOLDER) && size > MOST_TEXT_BYTES)
    throw damaged(path, `${name} is too large`)
}

/** A name that anybody may have written, for a terminal. */
const shown = (name: string) => JSON.stringify(name.slice(0, 100))

async function decrypt(
  path: string,
  source: Readable,
  passphrase: string | undefined,
): Promise<Readable> {
  const isEncrypted = (await firstBytes(path)) === ENCRYPTED
  if (isEncrypted && passphrase === undefined) {
    throw new StartError(
      `${path} is encrypted: set HALYARD_BACKUP_PASSPHRASE, or HALYARD_BACKUP_PASSPHRASE_FILE.`,
    )
  }
  if (!isEncrypted && passphrase !== undefined) {
    throw new StartError(
      `${path} is not encrypted although HALYARD_BACKUP_PASSPHRASE is set, so anybody may have made it: restore it without the passphrase if you trust it.`,
    )
  }
  if (passphrase === undefined) return source
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's own type of a web stream knows any content
    const content = Readable.toWeb(source) as ReadableStream<Uint8Array>
    return Readable.fromWeb(await decrypter.decrypt(content))
  } catch (error) {
    const isWrong = error instanceof Error && error.message.startsWith('no identity matched')
    if (isWrong) throw new StartError(`The passphrase does not open ${path}.`)
    throw damaged(path, error instanceof Error ? error.message : 'unknown')
  }
}

const megabytes = (bytes: number) => Math.ceil(bytes / BYTES_PER_MEGABYTE)

/** The bytes of the archive, each megabyte reported when it is read. */
async function openFile(path: string, onRead: OnRead): Promise<Readable> {
  const total = await withFile(path, async (handle) => (await handle.stat()).size)
  let read = 0
  let reported = 0
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      read += chunk.length
      if (megabytes(read) > reported) {
        reported = megabytes(read)
        onRead(reported, megabytes(total))
      }
      yield chunk
    }
  }
  return Readable.from(counted(createReadStream(path)))
}

const firstBytes = (path: string): Promise<string> =>
  withFile(path, async (handle) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENCRYPTED.length))
    return buffer.subarray(0, bytesRead).toString('latin1')
  })

async function withFile<T>(
  path: string,
  work: (handle: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  try {
    await using handle = await open(path)
    return await work(handle)
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') throw new StartError(`There is no ${path}.`)
    const reason = error instanceof Error ? error.message.split(',')[0] : 'unknown'
    throw new StartError(`${path} cannot be read (${reason}).`)
  }
}

function parseManifest(path: string, text: string): Manifest {
  const manifest = parseJson(text)
  if (isManifest(manifest)) return manifest
  const { format }: { format?: unknown } = Object(manifest)
  if (typeof format === 'number' && format > FORMAT) throw madeByNewer(path)
  throw damaged(path, `${MANIFEST} does not say what it holds`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
