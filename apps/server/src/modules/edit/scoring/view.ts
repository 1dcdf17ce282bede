import { scoringOf } from '#db/scoring-columns.ts'
import type { Challenge } from '#modules/edit/challenges/service.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

/** The ETag of how the value of a challenge falls. */
export const scoringTag = (challenge: Challenge): string => editTag(scoringOf(challenge))

export const scoringView = (challenge: Challenge): Schema<'ScoringModel'> => ({
  ...scoringOf(challenge),
  etag: scoringTag(challenge),
})
