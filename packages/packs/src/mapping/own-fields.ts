import { limits } from '@halyard/api'
import type { ChallengeType, Schema } from '@halyard/api'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { between, oneOf, readSettings, time, truth, whole, words } from '#mapping/settings.ts'
import { fields, isEmpty, list, number, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** What only the formats around this platform can say, in its own words. */
export type OwnFields = Pick<
  Required<{ [Key in keyof Update]: NonNullable<Update[Key]> }>,
  | 'flagTemplate'
  | 'memoryLimit'
  | 'cpuCount'
  | 'storageLimit'
  | 'networkMode'
  | 'enableTrafficCapture'
>
/** The same of a challenge of any type. */
export type OwnRules = Pick<
  Required<{ [Key in keyof Update]: NonNullable<Update[Key]> }>,
  'disableBloodBonus' | 'deadlineUtc' | 'submissionLimit' | 'minScoreRate' | 'difficulty'
>
type Update = Schema<'ChallengeUpdateModel'>

/** What a challenge has beyond the keys of ctfcli. */
export type Own = {
  type?: ChallengeType
  /** Of a challenge whose flags each come with a file of their own: the path by flag. */
  flagPaths?: ReadonlyMap<string, string>
  /** Holds where there are instances. */
  container: Partial<OwnFields>
  rules: Partial<OwnRules>
  notes: Note[]
}

const range = limits.challengeUpdateModel
const ofContainer = {
  flagTemplate: words,
  memoryLimit: whole(range.memoryLimit),
  cpuCount: whole(range.cpuCount),
  storageLimit: whole(range.storageLimit),
  networkMode: oneOf(['Open', 'Isolated', 'Custom']),
  enableTrafficCapture: truth,
}
const ofChallenge = {
  disableBloodBonus: truth,
  deadlineUtc: time,
  submissionLimit: whole(range.submissionLimit),
  minScoreRate: between(range.minScoreRate),
  difficulty: between(range.difficulty),
}

/** Keys of a challenge file that `mapOwn` reads. */
export const ownKeys: readonly string[] = Object.keys(ofChallenge)
/** Keys of its container that are read, here or as image and port. */
const containerKeys = new Set([
  ...Object.keys(ofContainer),
  'containerImage',
  'exposePort',
  'containerExposePort',
])

/** Reads what a file of the tools around GZ::CTF says in the platform's own words. */
export function mapOwn(file: Fields): Own {
  const container = fields(file.container)
  const instance = readSettings<OwnFields>(container, ofContainer)
  const rules = readSettings<OwnRules>(file, ofChallenge)
  const fall = isEmpty(file.minScoreRate) ? fallOfTool(file) : undefined
  const unknown = Object.keys(container).filter((key) => !containerKeys.has(key))
  const type = oneOf(['StaticContainer', 'DynamicContainer'])(file.type)
  const isEach = /^dynamicattachment$/i.test(text(file.type) ?? '')
  const flagPaths = isEach ? pathsByFlag(file.flags) : undefined
  return {
    ...(type && { type }),
    ...(flagPaths && { flagPaths }),
    container: instance.settings,
    rules: { ...rules.settings, ...fall?.rules },
    notes: [
      ...(fall?.notes ?? []),
      ...instance.unreadable.map((key) => note('value-unreadable', `container.${key}`)),
      ...rules.unreadable.map((key) => note('value-unreadable', key)),
      ...unknown
        .filter((key) => !isEmpty(container[key]))
        .map((key) => note('left-out', `container.${key}`)),
      ...(isEach && !flagPaths
        ? [note('type-unknown', `type ${text(file.type)}, imported as a static one`)]
        : []),
    ],
  }
}

/** Points from which those of gzcli fall, and to which share of them; fewer stay as they are. */
const firstFalling = 100
const floorOfTool = 0.1

/** What gzcli sends where its file does not say how far the points fall. */
function fallOfTool({ value }: Fields): Pick<Own, 'rules' | 'notes'> | undefined {
  const points = number(value)
  if (points === undefined || points < firstFalling) return undefined
  return {
    rules: { minScoreRate: floorOfTool },
    notes: [note('points-fall', `falls to ${floorOfTool * 100} % of ${points} points`)],
  }
}

/** The file of each flag, undefined unless every flag names one. */
function pathsByFlag(flags: unknown): ReadonlyMap<string, string> | undefined {
  const pairs = list(flags).map((entry) => {
    const { content, flag, file } = fields(entry)
    return [text(content) ?? text(flag), text(file)] as const
  })
  const isComplete = pairs.length > 0 && pairs.every(([flag, file]) => flag && file)
  return isComplete ? new Map(pairs.map(([flag = '', file = '']) => [flag, file])) : undefined
}
