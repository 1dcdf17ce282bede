import { readFile } from 'node:fs/promises'
import { dirname, join, posix, relative, sep } from 'node:path'
import { mapChallenge, withOwn } from '#mapping/challenge.ts'
import type { ChallengePlan } from '#mapping/challenge.ts'
import { defaultOptions } from '#mapping/options.ts'
import type { MappingOptions } from '#mapping/options.ts'
import { note } from '#mapping/notes.ts'
import { classify } from '#pack/classify.ts'
import type { BrokenFile, PassedOver, ReadFile } from '#pack/classify.ts'
import { readCommon } from '#pack/common.ts'
import { locateFile } from '#pack/files.ts'
import type { HandoutFile } from '#pack/files.ts'
import { findChallengeFiles } from '#pack/find.ts'
import { parseChallenge } from '#pack/parse.ts'
import { makeTitlesUnique } from '#pack/titles.ts'

/** One challenge of the folder, translated, with its files looked up. */
export type PackChallenge = ChallengePlan & {
  /** Path of the challenge file below the folder, with forward slashes. */
  source: string
  handoutFiles: HandoutFile[]
  /** Why the challenge may not be sent at all. */
  refusal?: string
}

/** What a folder holds. */
export type Pack = {
  challenges: PackChallenge[]
  broken: BrokenFile[]
  passedOver: PassedOver[]
}

/**
 * Reads a folder of challenge files. A file that cannot be read is listed, and the others are read on.
 *
 * @param exclude glob patterns of files and folders to leave out, relative to the folder
 * @param mapping what the organiser decides about contents
 */
export async function readPack(
  folder: string,
  exclude: readonly string[] = [],
  mapping: MappingOptions = defaultOptions,
): Promise<Pack> {
  const { root, paths } = await findChallengeFiles(folder, exclude)
  const files = await Promise.all(paths.map((path) => readOne(root, path, mapping)))
  const { challenges, ...others } = classify(files)
  const unique = makeTitlesUnique(challenges)
  const located = unique.map(({ source, plan }) => withFiles(root, source, plan))
  return { challenges: await Promise.all(located), ...others }
}

async function readOne(root: string, path: string, mapping: MappingOptions): Promise<ReadFile> {
  const source = relative(root, path).split(sep).join('/')
  const parsed = parseChallenge(await readFile(path, 'utf8'))
  if (parsed.kind === 'manifest') {
    const problem = `1:1: a manifest (${parsed.apiVersion}) without a challenge file beside it`
    return { source, kind: 'manifest', problem }
  }
  if (parsed.kind === 'problem') return { source, ...parsed }
  const common = await readCommon(root, path, parsed.file, source)
  const mapped = mapChallenge(common.file, mapping, posix.dirname(source))
  if (!mapped) return { source, kind: 'problem', problem: '1:1: the challenge has no name' }
  const plan = common.own ? withOwn(mapped, common.own) : mapped
  return {
    source,
    kind: 'challenge',
    plan: { ...plan, notes: [...parsed.notes, ...common.notes, ...plan.notes] },
  }
}

async function withFiles(
  root: string,
  source: string,
  plan: ChallengePlan,
): Promise<PackChallenge> {
  const challenge: PackChallenge = { ...plan, notes: [...plan.notes], source, handoutFiles: [] }
  const outside: string[] = []
  for (const named of plan.files) {
    const located = await locateFile(root, dirname(join(root, source)), named)
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
