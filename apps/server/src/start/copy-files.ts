import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readFilesLocation } from '#config/files.ts'
import type { FilesLocation } from '#platform/objects/location.ts'
import { isCaptureKey } from '#modules/capture/store.ts'
import { showProgress } from '#move-in/progress.ts'
import { hashOfKey } from '#platform/files.ts'
import type { ObjectStore, StoredObject } from '#platform/objects/object-store.ts'
import { openStorage } from '#platform/objects/open.ts'
import { StartError } from '#platform/start-error.ts'

interface CopyResult {
  copied: number
  /** There already, with the same size; with `verify` the same content too. */
  kept: number
  /** What could not be copied, and why. */
  readonly failures: string[]
}

interface CopyOptions {
  /** Compares the contents of what is there already. */
  readonly verify: boolean
  readonly onProgress?: (name: string, done: number, total: number) => void
}

/** Copied at the same time; each of them mostly waits for the network. */
const LANES = 8

const isFile = (key: string) => hashOfKey(key) !== undefined

const locationOf = (place: string) => readFilesLocation(place, process.env['AWS_REGION'])

/** `halyard files copy`: exit code 2 when something could not be copied. Throws StartError. */
export async function runCopy(from: string, to: string, verify: boolean): Promise<void> {
  requireSource(locationOf(from))
  const source = await openStorage(locationOf(from))
  const target = await openStorage(locationOf(to))
  const progress = showProgress(process.stderr)
  const options = { verify, onProgress: progress.show }
  const results = [
    await copyObjects('files', source.files, target.files, isFile, options),
    await copyObjects('captures', source.captures, target.captures, isCaptureKey, options),
  ]
  progress.end()
  for (const store of [source, target]) store.close()
  const sum = (part: 'copied' | 'kept') =>
    results.reduce((total, result) => total + result[part], 0)
  const failures = results.flatMap((result) => result.failures)
  process.stdout.write(
    `${sum('copied')} copied, ${sum('kept')} there already, ${failures.length} failed\n`,
  )
  for (const failure of failures) process.stderr.write(`${failure}\n`)
  process.exitCode = failures.length > 0 ? 2 : 0
}

/** A mistyped folder is not made, and not taken for a platform without uploads. */
function requireSource(location: FilesLocation): void {
  if (location.kind !== 'folder') return
  const { path } = location
  if (!existsSync(path)) throw new StartError(`There is no ${path}: nothing was copied.`)
  if (existsSync(join(path, 'files'))) return
  throw new StartError(`${path} is no data folder (it has no folder "files"): nothing was copied.`)
}

/**
 * Copies what is missing in the target or has another size there, so that an interrupted copy continues where it stopped. Every file is compared
 * with its hash on the way, and a damaged one is not copied.
 */
export async function copyObjects(
  name: string,
  source: ObjectStore,
  target: ObjectStore,
  isWanted: (key: string) => boolean,
  { verify, onProgress = () => undefined }: CopyOptions,
): Promise<CopyResult> {
  const objects: StoredObject[] = await Readable.from(source.list(''))
    .filter(({ key }: StoredObject) => isWanted(key))
    .toArray()
  const result: CopyResult = { copied: 0, kept: 0, failures: [] }
  let done = 0
  const queue = objects.values()
  const work = async () => {
    for (const object of queue) {
      try {
        const isThere = await isCopied(object, source, target, verify)
        if (!isThere) await copy(object, source, target)
        result[isThere ? 'kept' : 'copied'] += 1
      } catch (error) {
        result.failures.push(`${name}/${object.key}: ${reasonOf(error)}`)
      }
      done += 1
      onProgress(name, done, objects.length)
    }
  }
  await Promise.all(Array.from({ length: LANES }, work))
  return result
}

async function isCopied(
  { key, size }: StoredObject,
  source: ObjectStore,
  target: ObjectStore,
  verify: boolean,
): Promise<boolean> {
  if ((await target.find(key))?.size !== size) return false
  if (!verify) return true
  const expected = hashOfKey(key) ?? (await digestOf(source.read(key)))
  return (await digestOf(target.read(key))) === expected
}

async function copy(
  { key, changedAtMs }: StoredObject,
  source: ObjectStore,
  target: ObjectStore,
): Promise<void> {
  const expected = hashOfKey(key)
  const digest = createHash('sha256')
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      const isDamaged = expected !== undefined && digest.digest('hex') !== expected
      done(isDamaged ? new Error('the content is damaged: it differs from its hash') : null)
    },
  })
  await Promise.all([pipeline(source.read(key), check), target.write(key, check, changedAtMs)])
}

async function digestOf(content: Readable): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(content, digest)
  return digest.digest('hex')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
