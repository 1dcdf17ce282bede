import { basename } from 'pathe'
import { exportedChallenges } from '#ctfd/challenges.ts'
import { linkPictures, uploadsOf } from '#ctfd/pictures.ts'
import type { FindUpload } from '#ctfd/pictures.ts'
import type { ExportedChallenge } from '#ctfd/challenges.ts'
import { readTables } from '#ctfd/tables.ts'
import type { Tables } from '#ctfd/tables.ts'
import type { EventSettings } from '#pack/event-file.ts'
import { fields, list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
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
  'modules',
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
  const find = uploadsOf(source)
  const files = new Map<string, TreeContent>()
  for (const challenge of exportedChallenges(table)) await addChallenge(files, challenge, find)
  return { tree: createTree(source.name, files), about: eventOf(table) }
}

async function addChallenge(
  files: Map<string, TreeContent>,
  { id, file, locations }: ExportedChallenge,
  find: FindUpload,
): Promise<void> {
  // The number keeps the order of the event, and the folders of two challenges apart.
  const place = `${String(id).padStart(4, '0')}-${slug(String(file.name))}`
  const linked = await withPictures(file, find)
  for (const { path, content } of linked.pictures) files.set(`${place}/${path}`, content)
  // No upload is called as it was: one may have the name of a challenge file.
  const named = await Promise.all(
    locations.map(async (location, index) => {
      const content = await find(location)
      return content ? { path: `files/${index + 1}`, content } : { path: plainPath(location) }
    }),
  )
  const names = fileNames(locations)
  for (const [index, { path, content }] of named.entries())
    if (content) files.set(`${place}/${path}`, { ...content, calledAs: names[index] })
  const paths = named.map(({ path }) => path)
  files.set(`${place}/challenge.yml`, writtenFile({ ...linked.file, files: paths }))
}

/** The challenge with its texts linked to pictures that lie beside it. */
async function withPictures(file: Fields, find: FindUpload) {
  const link = (value: unknown) => linkPictures(text(value) ?? '', find)
  const [description, attribution] = [await link(file.description), await link(file.attribution)]
  const hints = await Promise.all(
    list(file.hints).map(async (hint) => {
      const { content, ...others } = fields(hint)
      const linked = await link(content)
      return { linked, hint: { ...others, content: linked.text } }
    }),
  )
  const all = [description, attribution, ...hints.map(({ linked }) => linked)]
  const pictures = all.flatMap((each) => each.pictures)
  const missing = all.flatMap((each) => each.missing)
  return {
    pictures,
    file: {
      ...file,
      description: description.text,
      attribution: attribution.text,
      hints: hints.map(({ hint }) => hint),
      pictures: [...new Set([...pictures.map(({ path }) => path), ...missing])],
    },
  }
}

/** The last parts of locations; a number before the second of one name. */
function fileNames(locations: readonly string[]): string[] {
  const taken = new Set<string>()
  return locations.map((location, index) => {
    const name = basename(plainPath(location)) || 'file'
    const own = taken.has(name) ? `${index + 1}-${name}` : name
    taken.add(own)
    return own
  })
}

/** A location that leads nowhere else. */
const plainPath = (location: string): string =>
  location
    .replaceAll('\0', '')
    .split('/')
    .filter((part) => !/^\.*$/.test(part))
    .join('/')

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
