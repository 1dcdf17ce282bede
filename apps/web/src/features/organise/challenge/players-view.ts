import type { Challenge, ChallengeInfo } from '@halyard/api'
import type { MatchedFlag } from '@halyard/flags'
import { hasWrittenFlags } from '@halyard/rules'
import { normalised } from '#features/organise/challenge/challenge-form.ts'
import type { ChallengeForm, EditChallenge } from '#features/organise/challenge/challenge-form.ts'
import { pointsOf } from '#features/organise/challenge/effects.ts'
import type { ScoringWay } from '#features/organise/challenge/effects.ts'

/** A challenge as players get it. */
export type PlayersView = {
  challenge: Challenge
  info: ChallengeInfo
  /** What is right; null where each team gets a flag of its own. */
  flags: readonly MatchedFlag[] | null
}

/** What players would get of a challenge if what is typed were saved. */
export function playersView(
  stored: EditChallenge,
  typed: ChallengeForm,
  way?: ScoringWay,
): PlayersView {
  const form = normalised(typed)
  const { id, type, acceptedCount } = stored
  const score = pointsOf(form, acceptedCount, way)
  const face = { id, title: form.title, category: form.category, score }
  return {
    challenge: {
      ...face,
      type,
      content: form.content,
      hints: form.hints,
      limit: form.submissionLimit ?? 0,
      attempts: 0,
      deadline: form.deadlineUtc,
      context: { ...fileOf(stored, form), instanceEntry: null, closeTime: null },
    },
    info: {
      ...face,
      solved: acceptedCount,
      deadline: form.deadlineUtc,
      bloods: [],
      disableBloodBonus: !form.hasBloodBonus,
    },
    flags: hasWrittenFlags(type)
      ? stored.flags.map(({ flag, match = 'exact' }) => ({ flag, match }))
      : null,
  }
}

/** The file of the challenge, or for teams with files of their own the first of them under the name they all get. */
function fileOf({ type, attachment, flags }: EditChallenge, { fileName }: ChallengeForm) {
  if (type !== 'DynamicAttachment') {
    return { url: attachment?.url ?? null, fileSize: attachment?.fileSize ?? null }
  }
  const own = flags.find((flag) => flag.attachment?.url)?.attachment
  const hash = /^\/assets\/[0-9a-f]+/.exec(own?.url ?? '')?.[0]
  return {
    url: hash ? `${hash}/${encodeURIComponent(fileName)}` : (own?.url ?? null),
    fileSize: own?.fileSize ?? null,
  }
}
