import type { Challenge } from '#modules/edit/challenges/service.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

const requirementsOf = ({ requires, locked_tile: tile }: Challenge) => ({ requires, tile })

/** The ETag of what a challenge requires. */
export const requirementsTag = (challenge: Challenge): string => editTag(requirementsOf(challenge))

export const requirementsView = (challenge: Challenge): Schema<'RequirementsModel'> => ({
  ...requirementsOf(challenge),
  etag: requirementsTag(challenge),
})
