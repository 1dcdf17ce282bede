import type { AdjustmentLine } from '#modules/edit/corrections/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

export const adjustmentView = (line: AdjustmentLine): Schema<'AdjustmentModel'> => ({
  id: line.id,
  kind: line.kind,
  participationId: line.participation_id,
  team: line.team_name,
  points: line.points,
  reason: line.reason,
  isPublic: line.is_public,
  user: line.user_name ?? '',
  time: line.created_at,
  undoneAt: line.undone_at,
  ...(line.challenge_id !== null && {
    challengeId: line.challenge_id,
    challenge: line.challenge_title ?? '',
  }),
})
