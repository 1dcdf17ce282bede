import { readCannedAnswers } from '#game-package/canned-answers.ts'
import { readChallenge } from '#game-package/challenge.ts'
import type { PackageOptions } from '#game-package/challenge.ts'
import { declarationsByIndex, readDivisions, readGame, readPoster } from '#game-package/game.ts'
import { readProfileFields } from '#game-package/profile-fields.ts'
import { entriesById, readRequirements } from '#game-package/rules.ts'
import { asWritten } from '#game-package/values.ts'
import { note } from '#mapping/notes.ts'
import { defaultOptions } from '#mapping/options.ts'
import { truth } from '#mapping/settings.ts'
import { fields, isEmpty, isFields, list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
import type { BrokenFile } from '#pack/classify.ts'
import type { EventSettings } from '#pack/event-file.ts'
import type { Pack, PackChallenge } from '#pack/read.ts'
import { requiredFirst } from '#pack/required-first.ts'
import { withoutExcluded } from '#tree/find.ts'
import { readJson } from '#tree/json.ts'
import type { Tree } from '#tree/tree.ts'

const formats = ['GZCTF-GAME', 'HALYARD-GAME']
const mostPartBytes = 8_000_000
const challengePath = /^challenges\/challenge-(\d+)\.json$/

/** Whether a tree is the package that a platform of this contract exports of a game. */
export async function isGamePackage(tree: Tree): Promise<boolean> {
  return formats.includes(text(fields(await readPart(tree, 'manifest.json')).format) ?? '')
}

/** What the package of a game says of it. Its challenges are read by `readGamePackage`. */
export async function aboutPackage(source: Tree): Promise<EventSettings> {
  const game = fields(await readPart(source, 'game.json'))
  const { challenges } = await readGamePackage(source)
  const byId = new Map(challenges.map((challenge) => [idOf(challenge.source), challenge]))
  const poster = await readPoster(source, game)
  const declarations = declarationsByIndex(await readPart(source, 'declarations.json'))
  const divisions = readDivisions(game, byId, declarations)
  const asked = readProfileFields(await readPart(source, 'fields.json'))
  const isPresenceShared = truth(fields(await readPart(source, 'presence.json')).isShared)
  const cannedAnswers = readCannedAnswers(await readPart(source, 'canned-answers.json'))
  const schedule = fields(await readPart(source, 'schedule.json'))
  const hasSchedule = !isEmpty(schedule.freezeAt) || !isEmpty(schedule.releases)
  return {
    ...readGame(game),
    ...{ divisions, hasSchedule },
    ...(asked && { fields: asked }),
    ...(cannedAnswers && { cannedAnswers }),
    ...(isPresenceShared !== undefined && { presence: { isShared: isPresenceShared } }),
    ...(poster && { poster }),
  }
}

/** The challenges of a package, in the order of the game, each after those that it requires. */
export async function readGamePackage(
  source: Tree,
  exclude: readonly string[] = [],
  mapping: PackageOptions = defaultOptions,
): Promise<Pack> {
  const challenges: PackChallenge[] = []
  const broken: BrokenFile[] = []
  const paths = withoutExcluded(source, exclude).filter((path) => challengePath.test(path))
  const matches = new Map(
    list(fields(await readPart(source, 'flags.json')).challenges)
      .map(fields)
      .map((entry) => [Number(text(entry.id)), list(entry.matches)]),
  )
  const part = async (path: string) => entriesById(await readPart(source, path))
  const scoring = await part('scoring.json')
  const hints = await part('hints.json')
  const cooldown = await part('cooldown.json')
  const requirements = await part('requirements.json')
  for (const path of paths.toSorted((one, other) => idOf(one) - idOf(other))) {
    const challenge = await readPart(source, path).catch(() => undefined)
    const read =
      isFields(challenge) &&
      (await readChallenge(source, path, challenge, mapping, {
        matches: matches.get(idOf(path)),
        scoring: scoring.get(idOf(path)),
        hints: hints.get(idOf(path)),
        cooldown: cooldown.get(idOf(path)),
      }))
    if (read) challenges.push(read)
    else broken.push({ source: path, problem: problemOf(challenge) })
  }
  return {
    challenges: requiredFirst(withRequirements(unique(challenges), requirements, mapping)),
    ...{ broken, passedOver: [] },
  }
}

function withRequirements(
  challenges: readonly PackChallenge[],
  written: ReadonlyMap<number, Fields>,
  { requirements }: PackageOptions,
): PackChallenge[] {
  const byId = new Map(challenges.map((challenge) => [idOf(challenge.source), challenge]))
  return challenges.map((challenge) => {
    const entry = written.get(idOf(challenge.source))
    const { requires, notes } = readRequirements(entry, byId, requirements)
    return { ...challenge, ...(requires && { requires }), notes: [...challenge.notes, ...notes] }
  })
}

const problemOf = (challenge: unknown) =>
  isFields(challenge) ? 'title is missing' : '1:1: not JSON that can be read'

const idOf = (path: string) => Number(challengePath.exec(path)?.[1])

/** Undefined when it is not there, or far too long for what a person wrote. Throws Failure when it is not JSON. */
async function readPart(tree: Tree, path: string): Promise<unknown> {
  const located = await tree.locate(path)
  const isPart = located.kind === 'found' && located.file.bytes <= mostPartBytes
  return isPart ? asWritten(await readJson(tree.name, located.file)) : undefined
}

/** Title and category are how a challenge is found again: the second of a title gets its number behind it. */
function unique(challenges: readonly PackChallenge[]): PackChallenge[] {
  const taken = new Set<string>()
  return challenges.map((challenge) => {
    const { source, title, category, notes } = challenge
    const key = `${category}\n${title}`
    const isTaken = taken.has(key)
    taken.add(key)
    if (!isTaken) return challenge
    const own = `${title} (${idOf(source)})`
    return {
      ...challenge,
      title: own,
      notes: [...notes, note('title-shared', `"${title}" is taken, called "${own}"`)],
    }
  })
}
