import { unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { gameStale } from '#game/stale.ts'

type ChallengeOnly = { gameId: number; challengeId: number }

const challengePath = ({ gameId, challengeId }: ChallengeOnly) => ({
  path: { id: gameId, challengeId },
})

export const createContainer = mutationOptions({
  mutationFn: (challenge: ChallengeOnly) =>
    unwrap(
      api().POST('/api/game/{id}/container/{challengeId}', { params: challengePath(challenge) }),
    ),
  onSuccess: refresh(gameStale.createContainer),
})

export const extendContainer = mutationOptions({
  mutationFn: (challenge: ChallengeOnly) =>
    unwrap(
      api().POST('/api/game/{id}/container/{challengeId}/extend', {
        params: challengePath(challenge),
      }),
    ),
  onSuccess: refresh(gameStale.extendContainer),
})

export const deleteContainer = mutationOptions({
  mutationFn: (challenge: ChallengeOnly) =>
    unwrap(
      api().DELETE('/api/game/{id}/container/{challengeId}', { params: challengePath(challenge) }),
    ),
  onSuccess: refresh(gameStale.deleteContainer),
})
