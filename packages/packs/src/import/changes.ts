import type { ChallengeSettings, Schema } from '@halyard/api'
import { isContainerType, isDynamicType } from '@halyard/rules'
import type { Scoring } from '@halyard/rules'
import type { RequirementsChange } from '#import/requirements.ts'
import { isSameScoring } from '#import/scoring.ts'
import type { ChallengeFields, ChallengePlan } from '#mapping/challenge.ts'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'

/** What must be sent so that a challenge on the server becomes what its file says. */
export type Changes = {
  fields: ChallengeFields
  attach: boolean
  flags: string[]
  enable: boolean
  /** How it is scored, where that differs. */
  scoring?: Scoring
  /** All of its hints with a price, where they differ. */
  pricedHints?: Schema<'PricedHintEdit'>[]
  /** What it requires, where that differs. */
  requirements?: RequirementsChange['requirements'] | undefined
  /** The pause after wrong answers, where that differs. */
  cooldown?: Required<Schema<'CooldownEditModel'>>
  notes: Note[]
}

type Wanted = {
  plan: ChallengePlan
  /** Hash of the attachment, absent when there is none. */
  handoutHash?: string
  /** Its address, where it is elsewhere on the web. */
  remoteUrl?: string
  /** How it is scored and would be, on a server that has more than one formula. */
  scoring?: { current: Scoring; wanted: Scoring }
  pricedHints?: Schema<'PricedHintEdit'>[] | undefined
  requirements?: RequirementsChange | undefined
  cooldown?: Required<Schema<'CooldownEditModel'>>
  enable: boolean
}

/**
 * Compares a challenge on the server with its file. What only the server has stays: flags, an attachment, being enabled. A type
 * cannot be changed, the dynamic types take no shared flags, and attachments that belong to flags leave none to share.
 */
export function findChanges(current: ChallengeSettings, wanted: Wanted): Changes {
  const { plan, handoutHash, remoteUrl, scoring, pricedHints, requirements, cooldown } = wanted
  const isShared = !isDynamicType(current.type)
  const isEach = current.type === 'DynamicAttachment'
  const present = new Set(current.flags.map(comparedFlag))
  const compared = (flag: string) => comparedFlag({ flag, match: plan.flagMatches.get(flag) })
  const named = new Set(plan.flags.map(compared))
  const extra = current.flags.filter((flag) => !named.has(comparedFlag(flag))).length
  const notes = [
    ...(current.type === plan.type ? [] : [note('type-fixed', `is a ${current.type}`)]),
    ...(isShared && extra > 0
      ? [note('flag-extra', `${extra} more flag${extra === 1 ? '' : 's'} on the server, kept`)]
      : []),
  ]
  return {
    fields: changedFields(current, plan.fields),
    attach:
      !isEach &&
      ((handoutHash !== undefined && !hasAttachment(current, handoutHash)) ||
        (remoteUrl !== undefined && current.attachment?.url !== remoteUrl)),
    flags:
      isShared || (isEach && plan.type === current.type)
        ? plan.flags.filter((flag) => !present.has(compared(flag)))
        : [],
    enable: wanted.enable && plan.isVisible && !current.isEnabled,
    ...(scoring && !isSameScoring(scoring.current, scoring.wanted) && { scoring: scoring.wanted }),
    ...(pricedHints && { pricedHints }),
    requirements: requirements?.requirements,
    ...(cooldown && { cooldown }),
    notes: [...notes, ...(requirements?.notes ?? [])],
  }
}

/** A flag that is compared in another way is another flag. */
export const comparedFlag = ({
  flag,
  match = 'exact',
}: Pick<Schema<'FlagInfoModel'>, 'flag' | 'match'>) => `${match} ${flag}`

const hasAttachment = ({ attachment }: ChallengeSettings, hash: string) =>
  attachment?.url?.includes(`/${hash}/`) ?? false

function changedFields(current: ChallengeSettings, wanted: ChallengeFields): ChallengeFields {
  const entries = Object.entries(wanted).filter(
    ([key, value]) =>
      value !== undefined && !isSame(Reflect.get(current, key), value) && fits(current, key),
  )
  return Object.fromEntries(entries)
}

/** What is about instances means something only where there are some, a template only where flags are made from it. */
function fits({ type }: ChallengeSettings, key: string): boolean {
  if (key === 'flagTemplate') return type === 'DynamicContainer'
  return !ofInstances.has(key) || isContainerType(type)
}

const ofInstances: ReadonlySet<string> = new Set([
  'containerImage',
  'exposePort',
  'memoryLimit',
  'cpuCount',
  'storageLimit',
  'networkMode',
  'enableTrafficCapture',
] satisfies (keyof ChallengeFields)[])

function isSame(current: unknown, wanted: unknown): boolean {
  if (typeof current === 'number' && typeof wanted === 'number') {
    return Math.abs(current - wanted) < 1e-9
  }
  if (Array.isArray(current) && Array.isArray(wanted)) {
    return JSON.stringify(current) === JSON.stringify(wanted)
  }
  return current === wanted
}

const words = {
  content: 'description',
  hints: 'hints',
  submissionLimit: 'attempts',
  originalScore: 'points',
  minScoreRate: 'floor',
  difficulty: 'decay',
  containerImage: 'image',
  exposePort: 'port',
  flagTemplate: 'flag template',
  memoryLimit: 'memory',
  cpuCount: 'processors',
  storageLimit: 'storage',
  networkMode: 'network',
  enableTrafficCapture: 'capture',
  disableBloodBonus: 'first solves',
  deadlineUtc: 'deadline',
  fileName: 'file name',
} as const satisfies Record<keyof ChallengeFields, string>

const fieldCodes = [
  'content',
  'hints',
  'submissionLimit',
  'originalScore',
  'minScoreRate',
  'difficulty',
  'containerImage',
  'exposePort',
  'flagTemplate',
  'memoryLimit',
  'cpuCount',
  'storageLimit',
  'networkMode',
  'enableTrafficCapture',
  'disableBloodBonus',
  'deadlineUtc',
  'fileName',
] as const satisfies readonly (keyof typeof words)[]

export type ChangeCode =
  | keyof typeof words
  | 'scoring'
  | 'requirements'
  | 'cooldown'
  | 'file'
  | 'flags'
  | 'enabled'

/** One change: a closed code and a short text for the reader. */
export type Change = { code: ChangeCode; text: string }

/** What changes: description, points, 1 flag, file, enabled. */
export function nameChanges(changes: Changes): Change[] {
  const { fields, scoring, pricedHints, requirements, cooldown, attach, flags, enable } = changes
  const codes = fieldCodes.filter(
    (code) => Object.hasOwn(fields, code) || (code === 'hints' && pricedHints !== undefined),
  )
  return [
    ...codes.map((code): Change => ({ code, text: words[code] })),
    ...(scoring ? [{ code: 'scoring', text: 'scoring' } as const] : []),
    ...(requirements ? [{ code: 'requirements', text: 'requirements' } as const] : []),
    ...(cooldown ? [{ code: 'cooldown', text: 'pause after wrong answers' } as const] : []),
    ...(attach ? [{ code: 'file', text: 'file' } as const] : []),
    ...(flags.length > 0 ? [{ code: 'flags', text: countFlags(flags.length) } as const] : []),
    ...(enable ? [{ code: 'enabled', text: 'enabled' } as const] : []),
  ]
}

const countFlags = (count: number) => `${count} flag${count === 1 ? '' : 's'}`
