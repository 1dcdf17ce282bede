import { mutationHook, queryHook } from '#core/hooks.ts'
import { updateScoring } from '#edit/scoring/mutations.ts'
import { scoringQueries } from '#edit/scoring/queries.ts'

export const useGetScoring = queryHook(scoringQueries.detail)

export const useUpdateScoring = mutationHook(updateScoring)
