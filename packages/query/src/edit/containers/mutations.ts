import { unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { editStale } from '#edit/stale.ts'

type GameOnly = { gameId: number }

type ChallengeOnly = GameOnly & { challengeId: number }

const path = ({ gameId, challengeId }: ChallengeOnly) => ({ path: { id: gameId, challengeId } })

/** Starts a container of the challenge for the organiser alone. */
export const createTestContainer = mutationOptions({
  mutationFn: (challenge: ChallengeOnly) =>
    unwrap(
      api().POST('/api/edit/games/{id}/challenges/{challengeId}/container', {
        params: path(challenge),
      }),
    ),
  onSuccess: refresh(editStale.createTestContainer),
})

export const destroyTestContainer = mutationOptions({
  mutationFn: (challenge: ChallengeOnly) =>
    unwrap(
      api().DELETE('/api/edit/games/{id}/challenges/{challengeId}/container', {
        params: path(challenge),
      }),
    ),
  onSuccess: refresh(editStale.destroyTestContainer),
})
