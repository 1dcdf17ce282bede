import { hasWrittenFlags, lowestValue } from '@halyard/rules'
import { msOrNull } from '#db/database.ts'
import type { Row, RowChange } from '#db/database.ts'
import { scoringOf } from '#db/scoring-columns.ts'
import { attachmentView } from '#modules/edit/attachments.ts'
import type { Challenge } from '#modules/edit/challenges/repository.ts'
import type { FlagWithFile } from '#modules/edit/flags/repository.ts'
import type { Container } from '#modules/instance/service.ts'
import { containerView } from '#modules/instance/view.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

export const challengeLine = (
  challenge: Challenge,
  score: number | undefined,
): Schema<'ChallengeInfoModel'> => ({
  id: challenge.id,
  title: challenge.title,
  category: challenge.category,
  type: challenge.type,
  isEnabled: challenge.is_enabled,
  score: score ?? challenge.original_score,
  minScore: lowestValue({
    originalScore: challenge.original_score,
    minScoreRate: challenge.min_score_rate,
    scoring: scoringOf(challenge),
  }),
  originalScore: challenge.original_score,
  deadlineUtc: challenge.deadline_at,
})

interface ChallengeFacts {
  readonly challenge: Challenge
  readonly attachment: Row<'attachments'> | undefined
  readonly flags: readonly FlagWithFile[]
  readonly acceptedCount: number
  readonly testContainer: Container | undefined
}

/** What a save of the challenge can change. */
const settingsView = (challenge: Challenge) => ({
  title: challenge.title,
  content: challenge.content,
  category: challenge.category,
  hints: challenge.hints ?? [],
  flagTemplate: challenge.flag_template,
  isEnabled: challenge.is_enabled,
  fileName: challenge.file_name,
  containerImage: challenge.container_image ?? '',
  memoryLimit: challenge.memory_limit,
  cpuCount: challenge.cpu_count,
  storageLimit: challenge.storage_limit,
  exposePort: challenge.expose_port,
  networkMode: challenge.network_mode,
  enableTrafficCapture: challenge.enable_traffic_capture,
  disableBloodBonus: challenge.disable_blood_bonus,
  deadlineUtc: challenge.deadline_at,
  submissionLimit: challenge.submission_limit,
  originalScore: challenge.original_score,
  minScoreRate: challenge.min_score_rate,
  difficulty: challenge.difficulty,
})

/** The ETag of the settings of a challenge: its flags, files and containers are edited on their own. */
export const challengeTag = (challenge: Challenge): string => editTag(settingsView(challenge))

export function challengeView(facts: ChallengeFacts): Schema<'ChallengeEditDetailModel'> {
  const { challenge, attachment, flags, acceptedCount, testContainer } = facts
  return {
    id: challenge.id,
    type: challenge.type,
    ...settingsView(challenge),
    acceptedCount,
    attachment: attachment ? attachmentView(attachment) : null,
    testContainer: testContainer ? containerView(testContainer) : null,
    flags: hasWrittenFlags(challenge.type) ? flags.map(flagView) : [],
    etag: challengeTag(challenge),
  }
}

const flagView = ({ id, flag, match, attachment }: FlagWithFile): Schema<'FlagInfoModel'> => ({
  id,
  flag,
  match,
  attachment: attachment ? attachmentView(attachment) : null,
})

/** The columns that a change names: what is absent or null stays. A deadline of 0 and an empty template clear. */
export function challengeColumns(change: Schema<'ChallengeUpdateModel'>): RowChange<'challenges'> {
  const columns = {
    title: change.title,
    content: change.content,
    category: change.category,
    hints: change.hints,
    is_enabled: change.isEnabled,
    file_name: change.fileName,
    submission_limit: change.submissionLimit,
    container_image: change.containerImage?.trim(),
    memory_limit: change.memoryLimit,
    cpu_count: change.cpuCount,
    storage_limit: change.storageLimit,
    expose_port: change.exposePort,
    network_mode: change.networkMode,
    enable_traffic_capture: change.enableTrafficCapture,
    disable_blood_bonus: change.disableBloodBonus,
    original_score: change.originalScore,
    min_score_rate: change.minScoreRate,
    difficulty: change.difficulty,
  }
  const named = Object.entries(columns).filter(([, value]) => value !== null && value !== undefined)
  return {
    ...Object.fromEntries(named),
    ...(change.flagTemplate != null && { flag_template: change.flagTemplate || null }),
    ...(change.deadlineUtc != null && { deadline_at: msOrNull(change.deadlineUtc || null) }),
  }
}
