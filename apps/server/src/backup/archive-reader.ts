import { Decrypter } from 'age-encryption'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { FORMAT, MANIFEST } from '#backup/manifest.ts'
import type { Manifest } from '#backup/manifest.ts'
import { StartError } from '#platform/start-error.ts'

/** The first bytes of an archive that is encrypted. */
const ENCRYPTED = 'age-encryption.org/'

export interface ArchiveEntry {
  readonly name: string
  readonly content: Readable
}

/** Calls `onEntry` for each entry in turn. Throws StartError for an archive that is damaged or locked. */
export async function readArchive(
  path: string,
  passphrase: string | undefined,
  onEntry: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const entries = extract()
  /** What is wrong with the archive; whatever else fails has other reasons. */
  let fault: Error | undefined
  const steps = [await decrypt(path, passphrase), createGunzip()] as const
  for (const step of [...steps, entries]) {
    step.on('error', (error: Error) => {
      fault ??= error
    })
  }
  const reading = pipeline(...steps, entries)
  reading.catch(() => undefined)
  try {
    for await (const entry of entries) {
      await onEntry({ name: entry.header.name, content: Readable.from(entry) })
      entry.resume()
    }
    await reading
  } catch (error) {
    for (const step of steps) step.destroy()
    throw fault ? damaged(path, fault.message) : error
  }
}

/** Reads the whole archive and holds it against its own list. Throws StartError. */
export async function checkArchive(
  path: string,
  passphrase: string | undefined,
): Promise<Manifest> {
  const found = new Map<string, string>()
  let manifest: Manifest | undefined
  await readArchive(path, passphrase, async ({ name, content }) => {
    if (name === MANIFEST) {
      manifest = parseManifest(path, Buffer.concat(await content.toArray()).toString())
      return
    }
    const digest = createHash('sha256')
    for await (const chunk of content) digest.update(chunk)
    found.set(name, digest.digest('hex'))
  })
  if (!manifest) throw damaged(path, 'it ends too early')
  const { checksums } = manifest
  const names = new Set([...Object.keys(checksums), ...found.keys()])
  const wrong = [...names].find((name) => found.get(name) !== checksums[name])
  if (wrong !== undefined) throw damaged(path, `${wrong} is not what was written`)
  return manifest
}

async function decrypt(path: string, passphrase: string | undefined): Promise<Readable> {
  const isEncrypted = (await firstBytes(path)) === ENCRYPTED
  if (!isEncrypted) return createReadStream(path)
  if (passphrase === undefined) {
    throw new StartError(
      `${path} is encrypted: set HALYARD_BACKUP_PASSPHRASE, or HALYARD_BACKUP_PASSPHRASE_FILE.`,
    )
  }
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's own type of a web stream knows any content
    const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
    return Readable.fromWeb(await decrypter.decrypt(content))
  } catch (error) {
    const isWrong = error instanceof Error && error.message.startsWith('no identity matched')
    if (isWrong) throw new StartError(`The passphrase does not open ${path}.`)
    throw damaged(path, error instanceof Error ? error.message : 'unknown')
  }
}

async function firstBytes(path: string): Promise<string> {
  try {
    await using handle = await open(path)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENCRYPTED.length))
    return buffer.subarray(0, bytesRead).toString('latin1')
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(',')[0] : 'unknown'
    throw new StartError(`${path} cannot be read (${reason}).`)
  }
}

function parseManifest(path: string, text: string): Manifest {
  const manifest: Omit<Manifest, 'format'> & { format: number } = JSON.parse(text)
  if (manifest.format === FORMAT) return { ...manifest, format: FORMAT }
  throw new StartError(`${path} was made by a newer version of Halyard: restore it with that one.`)
}

const damaged = (path: string, reason: string) =>
  new StartError(`${path} is damaged or no backup of Halyard (${reason}). Nothing was changed.`)
