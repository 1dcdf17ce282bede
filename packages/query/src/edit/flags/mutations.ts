import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh, refreshLater } from '#core/stale.ts'
import { editChallengeQueries } from '#edit/challenges/queries.ts'
import { sendFlags } from '#edit/flags/send-flags.ts'
import { editStale } from '#edit/stale.ts'
import { runPaced } from '#core/patience/series.ts'
import type { PacedOptions } from '#core/patience/series.ts'
import { challengePath } from '#edit/challenges/copy-challenge.ts'

type GameOnly = { gameId: number }

type ChallengeOnly = GameOnly & { challengeId: number }

/** Replaces the attachment; type `None` takes it away. */
export const setAttachment = mutationOptions({
  mutationFn: ({ gameId, challengeId, ...body }: ChallengeOnly & Schema<'AttachmentCreateModel'>) =>
    unwrap(
      api().POST('/api/edit/games/{id}/challenges/{challengeId}/attachment', {
        params: challengePath(gameId, challengeId),
        body,
      }),
    ),
  onSuccess: refresh(editStale.setAttachment),
})

export const addFlags = mutationOptions({
  mutationFn: ({ flags, ...challenge }: ChallengeOnly & { flags: Schema<'FlagCreateModel'>[] }) =>
    sendFlags(challenge, flags),
  // After a failure, too: some may have been added before it.
  onSettled: (data, _error, challenge, result, context) =>
    refreshLater(editStale.addFlags)(data, challenge, result, context),
})

type ManyFlags = GameOnly & { challengeId: number; flagIds: readonly number[] }

/** Deletes flags of a challenge one after the other. One that is gone already counts as deleted. */
export const deleteFlags = mutationOptions({
  mutationFn: async (
    { gameId, challengeId, flagIds, ...paced }: ManyFlags & PacedOptions,
    { client },
  ) => {
    const result = await runPaced(
      flagIds,
      (flagId) =>
        unwrap(
          api().DELETE('/api/edit/games/{id}/challenges/{challengeId}/flags/{flagId}', {
            params: { path: { ...challengePath(gameId, challengeId).path, flagId } },
          }),
        ),
      paced,
    )
    const gone = new Set(result.done)
    client.setQueryData(
      editChallengeQueries.detail(gameId, challengeId).queryKey,
      (known) => known && { ...known, flags: known.flags.filter(({ id }) => !gone.has(id)) },
    )
    return result
  },
  onSuccess: refresh(editStale.deleteFlags),
})
