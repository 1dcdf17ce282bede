import { basename } from 'pathe'
import { exportedChallenges } from '#ctfd/challenges.ts'
import type { ExportedChallenge } from '#ctfd/challenges.ts'
import { folderOfTables, readTables } from '#ctfd/tables.ts'
import type { Tables } from '#ctfd/tables.ts'
import type { EventSettings } from '#pack/event-file.ts'
import { slug } from '#pack/handout.ts'
import { createTree } from '#tree/tree.ts'
import type { Tree, TreeContent } from '#tree/tree.ts'
import { writtenFile } from '#tree/written.ts'

const optionalTables = [
  'config',
  'dynamic_challenge',
  'topics',
  'hints',
  'files',
  'tags',
  'challenge_topics',
]

/**
 * A full export of CTFd as a folder of challenge files. Everything else of the export stays where it is: accounts, teams, submissions and
 * their addresses are not read.
 *
 * @returns the folder, and what the export says about the event
 * @throws Failure when it is no such export
 */
export async function ctfdTree(source: Tree): Promise<{ tree: Tree; about: EventSettings }> {
  const table = await readTables(source, ['challenges', 'flags'], optionalTables)
  const root = folderOfTables(source)?.replace(/db\/$/, '') ?? ''
  const files = new Map<string, TreeContent>()
  for (const challenge of exportedChallenges(table)) {
    await addChallenge(files, challenge, async (location) => {
      const located = await source.locate(`${root}uploads/${location}`)
      return located.kind === 'found' ? located.file : undefined
    })
  }
  return { tree: createTree(source.name, files), about: eventOf(table) }
}

async function addChallenge(
  files: Map<string, TreeContent>,
  { id, file, locations }: ExportedChallenge,
  upload: (location: string) => Promise<TreeContent | undefined>,
): Promise<void> {
  // The number keeps the order of the event, and the folders of two challenges apart.
  const place = `${String(id).padStart(4, '0')}-${slug(String(file.name))}`
  const names = locations.map((location, index) => fileName(location, index, locations))
  files.set(`${place}/challenge.yml`, writtenFile({ ...file, files: names }))
  for (const [index, location] of locations.entries()) {
    const found = await upload(location)
    if (found) files.set(`${place}/${names[index] ?? ''}`, found)
  }
}

/** The last part of a location, which no export can lead elsewhere by; a number before the second of one name. */
function fileName(location: string, index: number, all: readonly string[]): string {
  const name = basename(location).replaceAll('\0', '') || 'file'
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
