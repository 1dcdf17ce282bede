import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh, refreshLater } from '#core/stale.ts'
import { ifMatch } from '#edit/if-match.ts'
import { editQueries } from '#edit/queries.ts'
import { editStale } from '#edit/stale.ts'

type GameOnly = { gameId: number }
type ChallengeOnly = GameOnly & { challengeId: number }
const path = ({ gameId, challengeId }: ChallengeOnly) => ({ path: { id: gameId, challengeId } })

export const createChallenge = mutationOptions({
  mutationFn: ({ gameId, ...body }: GameOnly & Schema<'ChallengeInfoInput'>) =>
    unwrap(
      api().POST('/api/edit/games/{id}/challenges', { params: { path: { id: gameId } }, body }),
    ),
  onSuccess: refresh(editStale.createChallenge),
})

export const updateChallenge = mutationOptions({
  mutationFn: ({
    gameId,
    challengeId,
    etag,
    ...body
  }: ChallengeOnly & { etag?: string } & Schema<'ChallengeUpdateModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/challenges/{challengeId}', {
        params: { ...path({ gameId, challengeId }), ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: (saved, challenge, result, context) => {
    const { queryKey } = editQueries.challenge(challenge.gameId, challenge.challengeId)
    // Shown at once. The answer to an update leaves solves and flags out.
    context.client.setQueryData(
      queryKey,
      (known) => known && { ...saved, acceptedCount: known.acceptedCount, flags: known.flags },
    )
    refreshLater(editStale.updateChallenge)(saved, challenge, result, context)
  },
})

export const deleteChallenge = mutationOptions({
  mutationFn: (challenge: ChallengeOnly) =>
    unwrap(
      api().DELETE('/api/edit/games/{id}/challenges/{challengeId}', { params: path(challenge) }),
    ),
  onSuccess: refresh(editStale.deleteChallenge),
})

/** Replaces the attachment; type `None` takes it away. */
export const setAttachment = mutationOptions({
  mutationFn: ({ gameId, challengeId, ...body }: ChallengeOnly & Schema<'AttachmentCreateModel'>) =>
    unwrap(
      api().POST('/api/edit/games/{id}/challenges/{challengeId}/attachment', {
        params: path({ gameId, challengeId }),
        body,
      }),
    ),
  onSuccess: refresh(editStale.setAttachment),
})

export const addFlags = mutationOptions({
  mutationFn: ({ flags, ...challenge }: ChallengeOnly & { flags: Schema<'FlagCreateModel'>[] }) =>
    unwrap(
      api().POST('/api/edit/games/{id}/challenges/{challengeId}/flags', {
        params: path(challenge),
        body: flags,
      }),
    ),
  onSuccess: refreshLater(editStale.addFlags),
})

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
