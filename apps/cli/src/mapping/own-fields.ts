import { limits } from '@halyard/api'
import type { ChallengeType, Schema } from '@halyard/api'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { oneOf, readSettings, time, truth, whole, words } from '#mapping/settings.ts'
import { fields, isEmpty, text } from '#mapping/values.ts'
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
  'disableBloodBonus' | 'deadlineUtc' | 'submissionLimit'
>
type Update = Schema<'ChallengeUpdateModel'>

/** What a challenge has beyond the keys of ctfcli. */
export type Own = {
  type?: ChallengeType
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
  const unknown = Object.keys(container).filter((key) => !containerKeys.has(key))
  const type = oneOf(['StaticContainer', 'DynamicContainer'])(file.type)
  const isEach = /^dynamicattachment$/i.test(text(file.type) ?? '')
  return {
    ...(type && { type }),
    container: instance.settings,
    rules: rules.settings,
    notes: [
      ...instance.unreadable.map((key) => note('value-unreadable', `container.${key}`)),
      ...rules.unreadable.map((key) => note('value-unreadable', key)),
      ...unknown
        .filter((key) => !isEmpty(container[key]))
        .map((key) => note('left-out', `container.${key}`)),
      ...(isEach
        ? [note('type-unknown', `type ${text(file.type)}, imported as a static one`)]
        : []),
    ],
  }
}
