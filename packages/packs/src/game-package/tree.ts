import { challengeFile } from '#game-package/challenge.ts'
import { fields, isFields, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
import { slug } from '#pack/handout.ts'
import { readText } from '#tree/text.ts'
import { createTree } from '#tree/tree.ts'
import type { Tree, TreeContent } from '#tree/tree.ts'
import { writtenFile } from '#tree/written.ts'

const formats = ['GZCTF-GAME', 'HALYARD-GAME']
const challengePath = /^challenges\/challenge-(\d+)\.json$/

/** Whether a tree is the package that a platform of this contract exports of a game. */
export async function isGamePackage(tree: Tree): Promise<boolean> {
  return formats.includes(text((await readJson(tree, 'manifest.json'))?.format) ?? '')
}

/** The package of a game as a folder of challenge files, with what it says of the game in an event file. */
export async function gamePackageTree(source: Tree): Promise<Tree> {
  const files = new Map<string, TreeContent>()
  const game = await readJson(source, 'game.json')
  if (game) files.set('.gzevent', writtenFile(eventFile(game)))
  for (const path of source.paths.filter((each) => challengePath.test(each))) {
    const challenge = await readJson(source, path)
    if (challenge) await addChallenge(files, source, idOf(path), challenge)
  }
  return createTree(source.name, files)
}

const idOf = (path: string) => Number(challengePath.exec(path)?.[1])

async function addChallenge(
  files: Map<string, TreeContent>,
  source: Tree,
  id: number,
  challenge: Fields,
): Promise<void> {
  // The number keeps the order of the game, and the folders of two challenges apart.
  const place = `${String(id).padStart(4, '0')}-${slug(text(challenge.title) ?? 'challenge')}`
  const written = challengeFile(challenge)
  files.set(`${place}/challenge.yml`, writtenFile(written.file))
  for (const { hash, path } of written.files) {
    const located = await source.locate(`files/${hash}`)
    if (located.kind === 'found') files.set(`${place}/${path}`, located.file)
  }
}

/** What the package says of the game, in the keys of an event file. What has no key there is named as left out. */
function eventFile(game: Fields): Fields {
  const { startTime, endTime, writeup, divisions, posterHash, ...rest } = game
  const { required, deadline, note } = fields(writeup)
  const known = ['title', 'summary', 'content', 'acceptWithoutReview', 'teamMemberCountLimit']
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => known.includes(key))),
    ...{ start: startTime, end: endTime, containerCountLimit: rest.containerCountLimit },
    ...{ writeupRequired: required, writeupDeadline: deadline, writeupNote: note },
    ...(Array.isArray(divisions) && divisions.length > 0 && { divisions: divisions.length }),
    ...(isFields(rest.bloodBonus) && { bloodBonus: 'left out' }),
    ...(text(posterHash) !== undefined && { poster: posterHash }),
  }
}

async function readJson(tree: Tree, path: string): Promise<Fields | undefined> {
  const located = await tree.locate(path)
  if (located.kind !== 'found') return undefined
  try {
    const value: unknown = JSON.parse((await readText(located.file)) ?? '')
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}
