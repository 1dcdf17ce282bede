import { limits } from '@halyard/api'
import { patternProblem } from '@halyard/flags'
import { CHALLENGE_TYPES, hasWrittenFlags, isContainerType } from '@halyard/rules'
import { readAttachment } from '#game-package/files.ts'
import { readFields } from '#game-package/fields.ts'
import { readCooldown, readHints } from '#game-package/rules.ts'
import { readScoring } from '#game-package/scoring.ts'
import { findCategory } from '#mapping/category.ts'
import { filler } from '#mapping/fill.ts'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import type { MappingOptions } from '#mapping/options.ts'
import { defaultScore } from '#mapping/scoring.ts'
import { oneOf } from '#mapping/settings.ts'
import { fields, list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
import type { PackChallenge } from '#pack/read.ts'
import type { Tree } from '#tree/tree.ts'

/** What is decided about the challenges of a package. */
export type PackageOptions = Pick<
  MappingOptions,
  'values' | 'flagMatches' | 'allHints' | 'pricedHints' | 'requirements' | 'cooldown'
>

/** What files of the package beside the challenge's own say of it. */
type Beside = {
  matches?: readonly unknown[] | undefined
  scoring?: Fields | undefined
  hints?: Fields | undefined
  cooldown?: Fields | undefined
}

const longestFlag = limits.flagCreateModel.flag.maxLength

/**
 * A challenge of a package, as it is written there: nothing is guessed. What may not run anywhere is refused, and what is not whole stays
 * disabled. Undefined when it has no title.
 *
 * @param at path of the challenge in the package
 * @param beside what other files of the package say of it: how its flags are compared, in their order, how it is scored, and its rules
 */
export async function readChallenge(
  source: Tree,
  at: string,
  challenge: Fields,
  options: PackageOptions,
  { matches = [], scoring: written, ...beside }: Beside,
): Promise<PackChallenge | undefined> {
  const { values, flagMatches } = options
  const title = text(challenge.title)?.trim()
  if (title === undefined) return undefined
  const category = findCategory(text(challenge.category) ?? '')
  const type = oneOf(CHALLENGE_TYPES)(challenge.type)
  const own = readFields(challenge, type ?? 'StaticAttachment')
  const shared = await readAttachment(source, 'attachment', challenge.attachment)
  const flags = await readFlags(source, fields(challenge.flags).static, matches)
  const scoring = readScoring(written, own.fields.originalScore ?? defaultScore)
  const way = scoring && 'way' in scoring ? scoring.way : undefined
  const priced = readHints(beside.hints, options)
  const pause = readCooldown(beside.cooldown, options.cooldown)
  const problems = [
    ...(scoring && 'problem' in scoring ? [scoring.problem] : []),
    ...(category ? [] : [`category is ${text(challenge.category) ?? 'missing'}`]),
    ...(type ? [] : [`type is ${text(challenge.type) ?? 'missing'}`]),
    ...[...own.problems, ...shared.problems, ...flags.problems],
    ...[...priced.problems, ...pause.problems],
  ]
  const known = type ?? 'StaticAttachment'
  const notes: Note[] = [
    ...shared.notes,
    ...flags.notes,
    ...(flags.matches.size > 0 && !flagMatches
      ? [note('flag-case', 'flags that ignore case, or patterns')]
      : []),
    ...(hasWrittenFlags(known) && flags.flags.length === 0 ? [note('no-flags', 'no flags')] : []),
    ...(isContainerType(known) && own.fields.containerImage === undefined
      ? [note('image-missing', 'no image')]
      : []),
  ]
  const isListed = text(challenge.enabled) !== 'false'
  const fill = filler(values)
  return {
    ...{ source: at, title, category: category ?? 'Misc', type: known },
    notes: [
      ...notes,
      ...(way ? [note('decay-fitted', `${way.kind} scoring left out`)] : []),
      ...[...priced.notes, ...pause.notes],
    ],
    ...(way && { way }),
    ...(priced.priced.length > 0 && {
      pricedHints: priced.priced.map((hint) => ({ ...hint, text: fill(hint.text) })),
    }),
    ...(pause.cooldown && { cooldown: pause.cooldown }),
    fields: {
      ...own.fields,
      content: fill(own.fields.content),
      hints: [...(own.fields.hints ?? []), ...priced.hints].map((hint) => fill(hint)),
    },
    flagMatches: flagMatches ? flags.matches : new Map(),
    ...{ flags: flags.flags, flagFiles: flags.files, flagUrls: flags.urls },
    files: shared.file ? [shared.file.name] : [],
    handoutFiles: shared.file ? [shared.file] : [],
    ...(shared.remoteUrl !== undefined && { remoteUrl: shared.remoteUrl }),
    ...{ pictures: [], pictureFiles: [], needsFiles: true },
    ...{ isListed, isVisible: isListed && notes.length === 0 },
    ...(problems.length > 0 && { refusal: problems.join('; ') }),
  }
}

/** The flags of a challenge, each with what is given out with it. */
async function readFlags(source: Tree, written: unknown, given: readonly unknown[]) {
  const flags = new Set<string>()
  const matches = new Map<string, 'ignoreCase' | 'regex'>()
  const files: PackChallenge['flagFiles'] = []
  const urls = new Map<string, string>()
  const notes: Note[] = []
  const problems: string[] = []
  for (const [index, entry] of list(written).entries()) {
    const { value, attachment } = fields(entry)
    const at = `flags.static[${index}]`
    if (typeof value !== 'string' || value === '') problems.push(`${at}.value is missing`)
    else if (value.length > longestFlag)
      problems.push(`${at}.value has ${value.length} characters; ${longestFlag} are allowed`)
    else {
      flags.add(value)
      const match = oneOf(['ignoreCase', 'regex'])(given[index])
      if (match) matches.set(value, match)
      if (match === 'regex' && patternProblem(value)) problems.push(`${at}.value is no pattern`)
      const own = await readAttachment(source, `${at}.attachment`, attachment)
      if (own.file) files.push({ flag: value, file: own.file })
      if (own.remoteUrl !== undefined) urls.set(value, own.remoteUrl)
      notes.push(...own.notes)
      problems.push(...own.problems)
    }
  }
  return { flags: [...flags], matches, files, urls, notes, problems }
}
