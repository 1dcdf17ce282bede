import type { ChallengeCategory, Schema } from '@halyard/api'
import { isContainerType } from '@halyard/rules'

export type EditChallenge = Schema<'ChallengeEditDetailModel'>
export type ChallengeUpdate = Schema<'ChallengeUpdateModel'>
export type NetworkMode = Schema<'NetworkMode'>

/** A challenge as it is edited. Numbers are null while their field is empty. */
export type ChallengeForm = {
  title: string
  category: ChallengeCategory
  content: string
  hints: string[]
  originalScore: number | null
  /** Share of the points that is never lost, in percent. */
  minScorePercent: number | null
  difficulty: number | null
  hasBloodBonus: boolean
  submissionLimit: number | null
  deadlineUtc: number | null
  fileName: string
  containerImage: string
  exposePort: number | null
  networkMode: NetworkMode
  memoryLimit: number | null
  cpuCount: number | null
  storageLimit: number | null
  enableTrafficCapture: boolean
}

export type ChallengeField = keyof ChallengeForm

/** What a container gets where nothing is set. */
const fallback = { memoryLimit: 64, cpuCount: 1, storageLimit: 256, networkMode: 'Open' } as const

/** Without the digits that only come from sharing by a hundred. */
const toPercent = (share: number) => Math.round(share * 1e6) / 1e4
const toShare = (percent: number) => Math.round(percent * 1e4) / 1e6

export const toChallengeForm = (challenge: EditChallenge): ChallengeForm => ({
  title: challenge.title,
  category: challenge.category,
  content: challenge.content,
  hints: challenge.hints,
  originalScore: challenge.originalScore,
  minScorePercent: toPercent(challenge.minScoreRate),
  difficulty: challenge.difficulty,
  hasBloodBonus: challenge.disableBloodBonus !== true,
  submissionLimit: challenge.submissionLimit,
  deadlineUtc: challenge.deadlineUtc,
  fileName: challenge.fileName ?? '',
  containerImage: challenge.containerImage,
  exposePort: challenge.exposePort,
  networkMode: challenge.networkMode ?? fallback.networkMode,
  memoryLimit: challenge.memoryLimit ?? fallback.memoryLimit,
  cpuCount: challenge.cpuCount ?? fallback.cpuCount,
  storageLimit: challenge.storageLimit ?? fallback.storageLimit,
  enableTrafficCapture: challenge.enableTrafficCapture ?? false,
})

/** As it will be stored: without blanks around names, without hints that say nothing. */
export const normalised = (form: ChallengeForm): ChallengeForm => ({
  ...form,
  title: form.title.trim(),
  hints: form.hints.filter((hint) => hint.trim() !== ''),
  fileName: form.fileName.trim(),
  containerImage: form.containerImage.trim(),
})

/** Writes one field in the words of the contract. */
const wire: { [Name in ChallengeField]: (form: ChallengeForm) => ChallengeUpdate } = {
  title: ({ title }) => ({ title }),
  category: ({ category }) => ({ category }),
  content: ({ content }) => ({ content }),
  hints: ({ hints }) => ({ hints }),
  originalScore: ({ originalScore }) => ({ originalScore }),
  minScorePercent: ({ minScorePercent }) => ({ minScoreRate: toShare(minScorePercent ?? 0) }),
  difficulty: ({ difficulty }) => ({ difficulty }),
  hasBloodBonus: ({ hasBloodBonus }) => ({ disableBloodBonus: !hasBloodBonus }),
  submissionLimit: ({ submissionLimit }) => ({ submissionLimit }),
  // 0 takes it away; null would keep it.
  deadlineUtc: ({ deadlineUtc }) => ({ deadlineUtc: deadlineUtc ?? 0 }),
  fileName: ({ fileName }) => ({ fileName }),
  containerImage: ({ containerImage }) => ({ containerImage }),
  exposePort: ({ exposePort }) => ({ exposePort }),
  networkMode: ({ networkMode }) => ({ networkMode }),
  memoryLimit: ({ memoryLimit }) => ({ memoryLimit }),
  cpuCount: ({ cpuCount }) => ({ cpuCount }),
  storageLimit: ({ storageLimit }) => ({ storageLimit }),
  enableTrafficCapture: ({ enableTrafficCapture }) => ({ enableTrafficCapture }),
}

/** The changed fields alone: the server keeps the others, so what somebody else saves in them stays. */
export const toChallengeUpdate = (
  form: ChallengeForm,
  changed: readonly ChallengeField[],
): ChallengeUpdate => Object.assign({}, ...changed.map((name) => wire[name](form)))

/** What only containers have, in the order of the screen. */
export const containerFields = [
  'containerImage',
  'exposePort',
  'networkMode',
  'memoryLimit',
  'cpuCount',
  'storageLimit',
  'enableTrafficCapture',
] as const satisfies readonly ChallengeField[]

/** Whether challenges of a type have a field at all. */
export function hasField(type: EditChallenge['type'], name: ChallengeField): boolean {
  if (name === 'fileName') return type === 'DynamicAttachment'
  return !containerFields.some((field) => field === name) || isContainerType(type)
}
