import { limits } from '@halyard/api'
import type { ChallengeType } from '@halyard/api'
import { isContainerType } from '@halyard/rules'
import { baseName } from '#game-package/files.ts'
import { texts } from '#game-package/values.ts'
import type { ChallengeFields } from '#mapping/challenge.ts'
import { between, oneOf, readSettings, time, truth, whole, words } from '#mapping/settings.ts'
import type { Readers } from '#mapping/settings.ts'
import { fields, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

type Settings = { [Key in SettingKey]: NonNullable<ChallengeFields[Key]> }
type SettingKey = Exclude<keyof ChallengeFields, 'content' | 'hints' | 'fileName'>

const range = limits.challengeUpdateModel
/** The editor has a way to say "no limit"; what comes from elsewhere may not. */
const ranges = { ...range, storageLimit: { ...range.storageLimit, minimum: 1 } }

const readers: Readers<Settings> = {
  originalScore: whole(ranges.originalScore),
  minScoreRate: between(ranges.minScoreRate),
  difficulty: between(ranges.difficulty),
  submissionLimit: whole(ranges.submissionLimit),
  deadlineUtc: time,
  disableBloodBonus: truth,
  enableTrafficCapture: truth,
  flagTemplate: words,
  containerImage: words,
  memoryLimit: whole(ranges.memoryLimit),
  cpuCount: whole(ranges.cpuCount),
  storageLimit: whole(ranges.storageLimit),
  exposePort: whole(ranges.exposePort),
  networkMode: oneOf(['Open', 'Isolated', 'Custom']),
}

/** Where each setting is in the file of a challenge. */
const places: Record<SettingKey, string> = {
  originalScore: 'scoring.original',
  minScoreRate: 'scoring.minRate',
  difficulty: 'scoring.difficulty',
  submissionLimit: 'limits.submission',
  deadlineUtc: 'limits.deadline',
  disableBloodBonus: 'flags.disableBloodBonus',
  enableTrafficCapture: 'flags.enableTrafficCapture',
  flagTemplate: 'flags.template',
  containerImage: 'container.image',
  memoryLimit: 'container.memoryLimit',
  cpuCount: 'container.cpuCount',
  storageLimit: 'container.storageLimit',
  exposePort: 'container.exposePort',
  networkMode: 'container.networkMode',
}

/** The fields of a challenge of a package, and what is wrong with them. */
export function readFields(
  challenge: Fields,
  type: ChallengeType,
): { fields: ChallengeFields; problems: string[] } {
  const { content, hints, container } = challenge
  const known = Object.entries(places).filter(
    ([, place]) => isContainerType(type) || !place.startsWith('container.'),
  )
  const written = Object.fromEntries(known.map(([key, place]) => [key, valueAt(challenge, place)]))
  const { settings, unreadable } = readSettings<Settings>(written, readers)
  const fileName = text(challenge.fileName) ?? text(fields(container).fileName)
  return {
    fields: {
      content: typeof content === 'string' ? content : '',
      hints: texts(hints),
      ...settings,
      ...(fileName !== undefined && { fileName: baseName(fileName) }),
    },
    problems: known
      .filter(([key]) => unreadable.includes(key))
      .map(([key, place]) => `${place} ${problemOf(written[key], Reflect.get(ranges, key))}`),
  }
}

const valueAt = (challenge: Fields, place: string): unknown =>
  place.split('.').reduce<unknown>((value, key) => fields(value)[key], challenge)

function problemOf(written: unknown, allowed: unknown): string {
  const value = text(written)
  const { minimum, maximum } = fields(allowed)
  if (value === undefined || minimum === undefined) return 'cannot be read'
  const most = maximum === undefined ? 'and more' : `to ${JSON.stringify(maximum)}`
  return `is ${value}; ${JSON.stringify(minimum)} ${most} are allowed`
}
