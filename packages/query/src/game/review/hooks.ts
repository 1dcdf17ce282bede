import { queriesHook, queryHook } from '#core/hooks.ts'
import { reviewQueries } from '#game/review/queries.ts'

export const useListParticipations = queryHook(reviewQueries.participations)

export const useListParticipationsOfGames = queriesHook(reviewQueries.participations)
