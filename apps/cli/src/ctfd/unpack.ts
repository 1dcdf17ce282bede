import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { unzipSync } from 'fflate'
import { stringify } from 'yaml'
import { exportedChallenges } from '#ctfd/challenges.ts'
import type { ExportedChallenge } from '#ctfd/challenges.ts'
import { readTables } from '#ctfd/tables.ts'
import type { Tables } from '#ctfd/tables.ts'
import type { EventSettings } from '#pack/event-file.ts'
import { slug } from '#pack/handout.ts'

/** All uploads of an event together are held in memory while they are unpacked. */
const mostUploadBytes = 2_000_000_000

/**
 * Makes a folder of challenge files out of a full export of CTFd. Everything else of the export stays where it is: accounts, teams,
 * submissions and their addresses are not read.
 *
 * @returns the folder, to be removed by the caller, and what the export says about the event
 * @throws Failure when the archive is no such export
 */
export async function unpackCtfd(
  archive: Uint8Array,
): Promise<{ folder: string; event: EventSettings }> {
  const table = readTables(archive, ['challenges', 'flags'])
  const challenges = exportedChallenges(table)
  const uploads = readUploads(archive, new Set(challenges.flatMap(({ locations }) => locations)))
  const folder = await mkdtemp(join(tmpdir(), 'halyard-ctfd-'))
  for (const challenge of challenges) await writeChallenge(folder, challenge, uploads)
  return { folder, event: eventOf(table) }
}

/** The files that challenges name, by their place below `uploads`. */
function readUploads(archive: Uint8Array, wanted: ReadonlySet<string>): Map<string, Uint8Array> {
  let left = mostUploadBytes
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (!wanted.has(placeOf(name))) return false
      left -= originalSize
      return left >= 0
    },
  })
  return new Map(Object.entries(files).map(([name, bytes]) => [placeOf(name), bytes]))
}

const placeOf = (name: string) => name.replace(/^(.*\/)?uploads\//, '')

async function writeChallenge(
  folder: string,
  { id, file, locations }: ExportedChallenge,
  uploads: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  // The number keeps the order of the event, and the folders of two challenges apart.
  const place = join(folder, `${String(id).padStart(4, '0')}-${slug(String(file.name))}`)
  await mkdir(place, { recursive: true })
  const files = locations.map((location, index) => fileName(location, index, locations))
  await writeFile(join(place, 'challenge.yml'), stringify({ ...file, files }))
  for (const [index, location] of locations.entries()) {
    const bytes = uploads.get(location)
    if (bytes) await writeFile(join(place, files[index] ?? ''), bytes)
  }
}

/** The last part of a location, which no export can lead elsewhere by; a number before the second of one name. */
function fileName(location: string, index: number, all: readonly string[]): string {
  const name = basename(location.replaceAll('\\', '/')).replaceAll('\0', '') || 'file'
  const isTaken = all.slice(0, index).some((other) => basename(other) === name)
  const isOdd = /^\.+$/.test(name) || name.toLowerCase() === 'challenge.yml'
  return isTaken || isOdd ? `${index + 1}-${name}` : name
}

/** Name and times of the event, as its settings say. */
function eventOf(table: Tables): EventSettings {
  const config = new Map(table('config').map(({ key, value }) => [key, value]))
  const seconds = (key: string) => {
    const value = Number(config.get(key) ?? Number.NaN)
    return value > 0 ? value * 1000 : undefined
  }
  const title = config.get('ctf_name')
  return {
    ...(typeof title === 'string' && title.trim() !== '' && { title: title.trim() }),
    startMs: seconds('start'),
    endMs: seconds('end'),
    settings: {},
  }
}
