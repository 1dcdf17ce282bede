import { queriesHook, queryHook } from '#core/hooks.ts'
import { playQueries } from '#game/play/queries.ts'

export const useGetGameDetails = queryHook(playQueries.details)

export const useGetChallenge = queryHook(playQueries.challenge)

type ChallengeId = { gameId: number; challengeId: number }

export const useGetChallenges = queriesHook(({ gameId, challengeId }: ChallengeId) =>
  playQueries.challenge(gameId, challengeId),
)
