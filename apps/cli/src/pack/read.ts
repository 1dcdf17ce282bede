import { readFile } from 'node:fs/promises'
import { dirname, relative, sep } from 'node:path'
import { Failure } from '#failure.ts'
import { mapChallenge } from '#mapping/challenge.ts'
import type { ChallengePlan } from '#mapping/challenge.ts'
import { note } from '#mapping/notes.ts'
import { locateFile } from '#pack/files.ts'
import type { HandoutFile } from '#pack/files.ts'
import { findChallengeFiles } from '#pack/find.ts'
import { parseChallenge } from '#pack/parse.ts'

/** One challenge of the folder, translated, with its files looked up. */
export type PackChallenge = ChallengePlan & {
  /** Path of the challenge file below the folder, with forward slashes. */
  source: string
  handoutFiles: HandoutFile[]
  /** Why the challenge may not be sent at all. */
  refusal?: string
}

/**
 * Reads a folder of challenge files.
 *
 * @throws Failure naming every file that cannot be read, has no name, or shares title and category with another
 */
export async function readPack(folder: string): Promise<PackChallenge[]> {
  const { root, paths } = await findChallengeFiles(folder)
  const problems: string[] = []
  const challenges: PackChallenge[] = []
  for (const path of paths) {
    const source = relative(root, path).split(sep).join('/')
    const { file, problem } = parseChallenge(await readFile(path, 'utf8'))
    const plan = file && mapChallenge(file)
    if (plan) challenges.push(await withFiles(root, path, source, plan))
    else problems.push(`${source}:${problem ?? '1:1: the challenge has no name'}`)
  }
  problems.push(...repeated(challenges))
  if (problems.length > 0) throw new Failure(problems.join('\n'))
  return challenges
}

async function withFiles(
  root: string,
  path: string,
  source: string,
  plan: ChallengePlan,
): Promise<PackChallenge> {
  const challenge: PackChallenge = { ...plan, notes: [...plan.notes], source, handoutFiles: [] }
  const outside: string[] = []
  for (const named of plan.files) {
    const located = await locateFile(root, dirname(path), named)
    if (located.kind === 'found') challenge.handoutFiles.push(located.file)
    else if (located.kind === 'missing')
      challenge.notes.push(note('file-missing', `${named} missing`))
    else if (located.kind === 'folder')
      challenge.notes.push(note('file-folder', `${named} is a folder`))
    else outside.push(named)
  }
  if (outside.length > 0) {
    challenge.notes.push(...outside.map((named) => note('file-refused', `${named} is outside`)))
    challenge.refusal = `names ${outside.join(' and ')}, outside the folder`
  }
  return challenge
}

/** Title and category are how a challenge is found again, so they must be one challenge's own. */
function repeated(challenges: readonly PackChallenge[]): string[] {
  const groups = Map.groupBy(challenges, ({ title, category }) => `${title}\n${category}`)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first && others.length > 0
      ? [
          `Two challenges are called "${first.title}" in ${first.category}: ` +
            [first, ...others].map(({ source }) => source).join(', '),
        ]
      : [],
  )
}
