import { basename, dirname } from 'pathe'
import { mapChallenge, withOwn } from '#mapping/challenge.ts'
import type { ChallengePlan } from '#mapping/challenge.ts'
import { defaultOptions } from '#mapping/options.ts'
import type { MappingOptions } from '#mapping/options.ts'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { classify } from '#pack/classify.ts'
import type { BrokenFile, PassedOver, ReadFile } from '#pack/classify.ts'
import { readCommon } from '#pack/common.ts'
import { parseChallenge } from '#pack/parse.ts'
import { requiredFirst } from '#pack/required-first.ts'
import { makeTitlesUnique } from '#pack/titles.ts'
import { findChallengeFiles, findOtherChallengeFiles } from '#tree/find.ts'
import { readText } from '#tree/text.ts'
import { locateFile } from '#tree/tree.ts'
import type { Tree, TreeFile } from '#tree/tree.ts'

/** One challenge of the folder, translated, with its files looked up. */
export type PackChallenge = Omit<ChallengePlan, 'flagPaths' | 'fileNames'> & {
  /** Path of the challenge file below the root, with forward slashes. */
  source: string
  handoutFiles: TreeFile[]
  pictureFiles: TreeFile[]
  /** The file of each flag, where flags have their own. */
  flagFiles: { flag: string; file: TreeFile }[]
  /** Where the attachment is, elsewhere on the web. */
  remoteUrl?: string
  /** The same of what is given out with a flag, by flag. */
  flagUrls?: ReadonlyMap<string, string>
  /** Whether players may see it only with all of its files. */
  needsFiles?: boolean
  /** Why the challenge may not be sent at all. */
  refusal?: string
}

/** What a tree of files holds. */
export type Pack = {
  challenges: PackChallenge[]
  broken: BrokenFile[]
  passedOver: PassedOver[]
}

/**
 * Reads the challenge files of a tree. A file that cannot be read is listed, and the others are read on.
 *
 * @param exclude glob patterns of files and folders to leave out, relative to the root
 * @param mapping what the organiser decides about contents
 */
export async function readPack(
  tree: Tree,
  exclude: readonly string[] = [],
  mapping: MappingOptions = defaultOptions,
): Promise<Pack> {
  const sources = findChallengeFiles(tree, exclude)
  const files = await Promise.all(sources.map((source) => readOne(tree, source, mapping)))
  const { challenges, passedOver, ...others } = classify(files)
  const unique = makeTitlesUnique(challenges)
  const located = unique.map(({ source, plan }) => withFiles(tree, source, plan))
  return {
    challenges: requiredFirst(await Promise.all(located)),
    ...others,
    passedOver: [...passedOver, ...othersOf(findOtherChallengeFiles(tree, exclude), sources)],
  }
}

/** Files that describe challenges for other tools, where no challenge file of ours is. */
function othersOf(others: readonly string[], sources: readonly string[]): PassedOver[] {
  const folders = new Set(sources.map((source) => dirname(source)))
  return others
    .filter((path) => !folders.has(dirname(path)))
    .map((source) => ({ source, why: 'looks like a challenge of another tool, which is not read' }))
}

async function readOne(tree: Tree, source: string, mapping: MappingOptions): Promise<ReadFile> {
  const located = await tree.locate(source)
  const written = located.kind === 'found' ? await readText(located.file) : undefined
  if (written === undefined) {
    return { source, kind: 'problem', problem: '1:1: the file is too large to be a challenge file' }
  }
  const parsed = parseChallenge(written)
  if (parsed.kind === 'manifest') {
    const problem = `1:1: a manifest (${parsed.apiVersion}) without a challenge file beside it`
    return { source, kind: 'manifest', problem }
  }
  if (parsed.kind === 'problem') return { source, ...parsed }
  const common = await readCommon(tree, source, parsed.file)
  const mapped = mapChallenge(common.file, mapping, dirname(source))
  if (!mapped) return { source, kind: 'problem', problem: '1:1: the challenge has no name' }
  const named = { ...mapped, ...(common.fileNames && { fileNames: common.fileNames }) }
  const plan = common.own ? withOwn(named, common.own) : named
  return {
    source,
    kind: 'challenge',
    plan: { ...plan, notes: [...parsed.notes, ...common.notes, ...plan.notes] },
  }
}

async function withFiles(tree: Tree, source: string, plan: ChallengePlan): Promise<PackChallenge> {
  const { flagPaths, fileNames, ...others } = plan
  const notes: Note[] = [...plan.notes]
  const outside: string[] = []
  const find = async (named: string): Promise<TreeFile[]> => {
    const located = await locateFile(tree, dirname(source), named)
    if (located.kind === 'found') return [located.file]
    if (located.kind === 'outside') outside.push(named)
    else notes.push(noteOf[located.kind](named))
    return []
  }
  const handoutFiles: TreeFile[] = []
  for (const named of plan.files) {
    const name = fileNames?.get(named)
    const found = await find(named)
    handoutFiles.push(
      ...found.map((file) => (name === undefined ? file : { ...file, name: basename(name) })),
    )
  }
  const pictureFiles: TreeFile[] = []
  for (const named of plan.pictures) pictureFiles.push(...(await find(named)))
  const flagFiles: PackChallenge['flagFiles'] = []
  for (const [flag, named] of flagPaths ?? []) {
    for (const file of await find(named)) flagFiles.push({ flag, file })
  }
  notes.push(...outside.map((named) => note('file-refused', `${named} is outside`)))
  const distinct = withoutTwins(handoutFiles)
  notes.push(...distinct.notes)
  const refusal = `names ${outside.join(' and ')}, outside the folder`
  const challenge = {
    ...others,
    ...{ notes, source, handoutFiles: distinct.files, pictureFiles, flagFiles },
  }
  return outside.length > 0 ? { ...challenge, refusal } : challenge
}

/** Most disks take names that differ in letter case for one, and would unpack one file over the other: the second gets a number. */
function withoutTwins(files: readonly TreeFile[]): { files: TreeFile[]; notes: Note[] } {
  const taken = new Map<string, string>()
  const renamed: string[] = []
  const distinct = files.map((file, index) => {
    const other = taken.get(file.name.toLowerCase())
    if (other === undefined) taken.set(file.name.toLowerCase(), file.name)
    if (other === undefined || other === file.name) return file
    const name = `${index + 1}-${file.name}`
    renamed.push(`${file.name} is ${name}, beside ${other}`)
    return { ...file, name }
  })
  return { files: distinct, notes: renamed.map((text) => note('file-renamed', text)) }
}

const noteOf = {
  missing: (named: string) => note('file-missing', `${named} missing`),
  folder: (named: string) => note('file-folder', `${named} is a folder`),
}
