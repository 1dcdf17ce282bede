import type { Challenge } from '#modules/edit/challenges/service.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

const cooldownOf = ({ cooldown_after, cooldown_seconds }: Challenge) => ({
  wrongAnswers: cooldown_after,
  seconds: cooldown_seconds,
})

/** The ETag of the pause after wrong answers. */
export const cooldownTag = (challenge: Challenge): string => editTag(cooldownOf(challenge))

export const cooldownView = (challenge: Challenge): Schema<'CooldownModel'> => ({
  ...cooldownOf(challenge),
  etag: cooldownTag(challenge),
})
