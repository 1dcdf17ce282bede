import { reviewParticipation } from '#admin/participations/mutations.ts'
import { mutationHook } from '#core/hooks.ts'

export const useReviewParticipation = mutationHook(reviewParticipation)
