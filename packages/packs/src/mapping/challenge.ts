import { limits } from '@halyard/api'
import type { ChallengeCategory, ChallengeType, Schema } from '@halyard/api'
import { isContainerType } from '@halyard/rules'
import type { Scoring } from '@halyard/rules'
import { findCategory } from '#mapping/category.ts'
import { closedNotes } from '#mapping/closed.ts'
import { mapContent } from '#mapping/content.ts'
import { filler } from '#mapping/fill.ts'
import { mapFlags } from '#mapping/flags.ts'
import type { FlagMatches } from '#mapping/flags.ts'
import { mapHints } from '#mapping/hints.ts'
import type { PricedHint } from '#mapping/hints.ts'
import { mapImage } from '#mapping/image.ts'
import type { ImageBuild } from '#mapping/image.ts'
import { reportKeys } from '#mapping/keys.ts'
import { defaultOptions } from '#mapping/options.ts'
import type { MappingOptions } from '#mapping/options.ts'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import type { Own, OwnFields, OwnRules } from '#mapping/own-fields.ts'
import { mapRequirements } from '#mapping/requirements.ts'
import type { Requires } from '#mapping/requirements.ts'
import { mapScoring } from '#mapping/scoring.ts'
import { isEmpty, list, number, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** Fields of the challenge that the file decides; a field it does not decide is absent and stays as the server has it. */
export type ChallengeFields = Pick<
  Schema<'ChallengeUpdateModel'>,
  | 'content'
  | 'hints'
  | 'submissionLimit'
  | 'originalScore'
  | 'minScoreRate'
  | 'difficulty'
  | 'containerImage'
  | 'exposePort'
  | 'fileName'
  | keyof OwnFields
  | keyof OwnRules
>

/** One challenge in the platform's terms. */
export type ChallengePlan = {
  title: string
  category: ChallengeCategory
  type: ChallengeType
  fields: ChallengeFields
  /** What has to be built before its image can run. */
  build?: ImageBuild
  /** The formula by which its points fall, which the fields meet only in part. */
  way?: Scoring
  flags: string[]
  /** Hints that teams pay for, on a server that knows prices. */
  pricedHints?: PricedHint[]
  /** What has to be solved first, on a server that opens challenges after others. */
  requires?: Requires
  /** The pause after wrong answers, on a server that has it. */
  cooldown?: Required<Schema<'CooldownEditModel'>>
  /** How those are compared that are not compared exactly. */
  flagMatches: FlagMatches
  /** Paths as the file names them, relative to its folder. */
  files: string[]
  /** Under which other names they are given out. */
  fileNames?: ReadonlyMap<string, string>
  /** Files that its texts show or link: each is found on the platform by its content. */
  pictures: string[]
  /** For flags that come with a file each: the path by flag. */
  flagPaths?: ReadonlyMap<string, string>
  /** Whether players shall see it: open to everybody, and there is a flag to find that is judged as the file says. */
  isVisible: boolean
  /** Whether the file opens it to everybody. */
  isListed: boolean
  notes: Note[]
}

/**
 * Translates one challenge file, or undefined when it has no name. Pure: files and server are not looked at.
 *
 * @param folder of the file, below the event
 */
export function mapChallenge(
  file: Fields,
  options: MappingOptions = defaultOptions,
  folder = '.',
): ChallengePlan | undefined {
  const title = text(file.name)?.trim()
  if (title === undefined) return undefined
  const { categories, buildsImages, values, nowMs } = options
  const image = mapImage(file, folder, buildsImages)
  const hasInstance = image.containerImage !== undefined
  const fill = filler(values)
  const content = mapContent(
    { ...file, description: fill(file.description), connection_info: fill(file.connection_info) },
    hasInstance,
  )
  const scoring = mapScoring(file)
  const flags = mapFlags(file.flags, options)
  const hints = mapHints(file.hints, options)
  const category = findCategory(text(file.category) ?? '', categories)
  const requires = options.requirements ? mapRequirements(file.requirements) : undefined
  const attempts = mapAttempts(file.attempts)
  const closed = closedNotes(file, nowMs)
  const isListed = closed.length === 0 && !isHidden(file.state) && !scoring.isUnknown
  return {
    title,
    category: category ?? 'Misc',
    type: hasInstance ? 'StaticContainer' : 'StaticAttachment',
    ...(image.build && { build: image.build }),
    fields: {
      content: content.content,
      hints: hints.hints.map((hint) => fill(hint)),
      submissionLimit: attempts.submissionLimit,
      ...scoring.scoring,
      ...(hasInstance && { containerImage: image.containerImage }),
      ...(image.exposePort !== undefined && { exposePort: image.exposePort }),
    },
    ...(scoring.way && { way: scoring.way }),
    ...(requires && { requires }),
    ...(hints.priced.length > 0 && {
      pricedHints: hints.priced.map((hint) => ({ ...hint, text: fill(hint.text) })),
    }),
    flags: flags.flags,
    flagMatches: flags.matches,
    files: list(file.files).flatMap((path) => text(path) ?? []),
    pictures: list(file.pictures).flatMap((path) => text(path) ?? []),
    isListed,
    isVisible: isListed && flags.flags.length > 0 && flags.isExact,
    notes: [
      ...closed,
      ...(category ? [] : [note('category-unknown', unknownCategory(file.category))]),
      ...typeNotes(file.type),
      ...scoring.notes,
      ...flags.notes,
      ...(flags.flags.length === 0 ? [note('no-flags', 'no flags')] : []),
      ...caseNotes(
        content.content,
        flags.flags.filter((flag) => !flags.matches.has(flag)),
      ),
      ...attempts.notes,
      ...hints.notes,
      ...image.notes,
      ...content.notes,
      ...reportKeys(file, options),
    ],
  }
}

/** The challenge with what its format says in the platform's own words. */
export function withOwn(plan: ChallengePlan, own: Own): ChallengePlan {
  const hasInstance = isContainerType(plan.type)
  const isGenerated = hasInstance && own.type === 'DynamicContainer'
  const template = own.container.flagTemplate
  const lost = template !== undefined && !isGenerated
  const { flagTemplate: _, ...ofInstance } = own.container
  return {
    ...plan,
    ...(isGenerated && { type: own.type, flags: [], isVisible: plan.isListed }),
    ...(own.flagPaths && {
      type: 'DynamicAttachment',
      flagPaths: own.flagPaths,
      // Flags of single teams are compared exactly.
      flagMatches: new Map(),
      isVisible: plan.isVisible && plan.flagMatches.size === 0,
    }),
    fields: {
      ...plan.fields,
      ...own.rules,
      ...(hasInstance && ofInstance),
      ...(isGenerated && template !== undefined && { flagTemplate: template }),
    },
    notes: [
      ...(own.flagPaths && plan.flagMatches.size > 0
        ? [note('flag-case', 'flags of single teams that ignore case')]
        : []),
      ...(isGenerated ? plan.notes.filter(({ code }) => code !== 'no-flags') : plan.notes),
      ...own.notes,
      ...(lost ? [note('flag-template', 'flag template left out')] : []),
      ...(isGenerated && plan.flags.length > 0
        ? [note('flag-unusable', `${plan.flags.length} flags of a type that makes its own`)]
        : []),
    ],
  }
}

const isHidden = (state: unknown) => text(state)?.trim().toLowerCase() === 'hidden'

const unknownCategory = (value: unknown) =>
  isEmpty(value) ? 'no category' : `category ${text(value) ?? 'unreadable'} -> Misc`

const claimsAnyCase =
  /case[\s-]*insensitive|(not|isn[’']t)\s+case[\s-]*sensitive|case\s+does(n[’']t|\s+not)\s+matter/i

function caseNotes(content: string, flags: readonly string[]): Note[] {
  const hasLetters = flags.some((flag) => flag.toLowerCase() !== flag.toUpperCase())
  if (!hasLetters || !claimsAnyCase.test(content)) return []
  return [note('case-claimed', 'the text says that case does not matter')]
}

function typeNotes(value: unknown): Note[] {
  const type = text(value)?.trim() ?? 'standard'
  return /^(standard|dynamic)$/i.test(type) ? [] : [note('type-unknown', `type ${type}`)]
}

function mapAttempts(value: unknown): { submissionLimit: number; notes: Note[] } {
  const { minimum, maximum } = limits.challengeUpdateModel.submissionLimit
  if (isEmpty(value)) return { submissionLimit: 0, notes: [] }
  const attempts = number(value)
  if (attempts === undefined) {
    return { submissionLimit: 0, notes: [note('value-unreadable', 'attempts is not a number')] }
  }
  const submissionLimit = Math.min(Math.max(Math.trunc(attempts), minimum), maximum)
  const isCapped = submissionLimit !== attempts
  const capped = note('attempts-capped', `attempts ${attempts} -> ${submissionLimit}`)
  return { submissionLimit, notes: isCapped ? [capped] : [] }
}
