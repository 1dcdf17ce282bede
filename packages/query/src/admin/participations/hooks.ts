import { reviewParticipation } from '#admin/participations/mutations.ts'
import { participationQueries } from '#admin/participations/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useReviewParticipation = mutationHook(reviewParticipation)

export const useListAcceptances = queryHook(participationQueries.acceptances)
