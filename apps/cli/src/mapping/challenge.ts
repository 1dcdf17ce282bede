import { limits } from '@halyard/api'
import type { ChallengeCategory, ChallengeType, Schema } from '@halyard/api'
import { findCategory } from '#mapping/category.ts'
import { mapContent } from '#mapping/content.ts'
import { mapFlags } from '#mapping/flags.ts'
import { mapHints } from '#mapping/hints.ts'
import { mapImage } from '#mapping/image.ts'
import { reportKeys } from '#mapping/keys.ts'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
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
>

/** One challenge in the platform's terms. */
export type ChallengePlan = {
  title: string
  category: ChallengeCategory
  type: ChallengeType
  fields: ChallengeFields
  flags: string[]
  /** Paths as the file names them, relative to its folder. */
  files: string[]
  /** Whether players shall see it: not marked hidden, and there is a flag to find. */
  isVisible: boolean
  notes: Note[]
}

/** Translates one challenge file, or undefined when it has no name. Pure: files and server are not looked at. */
export function mapChallenge(file: Fields): ChallengePlan | undefined {
  const title = text(file.name)?.trim()
  if (title === undefined) return undefined
  const image = mapImage(file.image)
  const hasInstance = image.containerImage !== undefined
  const content = mapContent(file, hasInstance)
  const scoring = mapScoring(file)
  const flags = mapFlags(file.flags)
  const hints = mapHints(file.hints)
  const category = findCategory(text(file.category) ?? '')
  const attempts = mapAttempts(file.attempts)
  return {
    title,
    category: category ?? 'Misc',
    type: hasInstance ? 'StaticContainer' : 'StaticAttachment',
    fields: {
      content: content.content,
      hints: hints.hints,
      submissionLimit: attempts.submissionLimit,
      ...scoring.scoring,
      ...(hasInstance && { containerImage: image.containerImage }),
    },
    flags: flags.flags,
    files: list(file.files).flatMap((path) => text(path) ?? []),
    isVisible: text(file.state)?.trim().toLowerCase() !== 'hidden' && flags.flags.length > 0,
    notes: [
      ...(category ? [] : [note('category-unknown', unknownCategory(file.category))]),
      ...typeNotes(file.type),
      ...scoring.notes,
      ...flags.notes,
      ...(flags.flags.length === 0 ? [note('no-flags', 'no flags')] : []),
      ...attempts.notes,
      ...hints.notes,
      ...image.notes,
      ...content.notes,
      ...reportKeys(file),
    ],
  }
}

const unknownCategory = (value: unknown) =>
  isEmpty(value) ? 'no category' : `category ${text(value) ?? 'unreadable'} -> Misc`

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
