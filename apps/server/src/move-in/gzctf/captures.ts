import { cp, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCodeOf } from '#platform/error-code.ts'

/** Number of a challenge, of a participation, and the name of a recording. */
const RECORDING = /^\d+[/\\]\d+[/\\][0-9a-f]{12}-[0-9A-Z]{13}\.pcap\.gz$/

/**
 * Copies recordings of traffic into the folder where ours are, with their times: both platforms name them alike.
 *
 * @param files the files folder of the other installation
 * @param target undefined only counts them
 * @returns how many there are
 */
export async function copyCaptures(files: string, target: string | undefined): Promise<number> {
  const folder = join(files, 'capture')
  const names = await readdir(folder, { recursive: true }).catch(noneIfAbsent)
  const recordings = names.filter((name) => RECORDING.test(name))
  if (target === undefined) return recordings.length
  for (const name of recordings) {
    const path = join(target, name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await cp(join(folder, name), path, { preserveTimestamps: true })
  }
  return recordings.length
}

function noneIfAbsent(error: unknown): string[] {
  if (errorCodeOf(error) === 'ENOENT') return []
  throw error
}
