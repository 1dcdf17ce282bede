import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refreshLater } from '#core/stale.ts'
import { challengePath } from '#edit/challenges/copy-challenge.ts'
import { ifMatch, isOutdated } from '#edit/if-match.ts'
import { editQueries } from '#edit/queries.ts'
import { editStale } from '#edit/stale.ts'

type OfChallenge = { gameId: number; challengeId: number }

/** The pause after wrong answers; only for servers that name `cooldown` among their extensions. */
export const updateCooldown = mutationOptions({
  mutationFn: ({
    gameId,
    challengeId,
    etag,
    ...body
  }: OfChallenge & { etag?: string } & Schema<'CooldownEditModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/challenges/{challengeId}/cooldown', {
        params: { ...challengePath(gameId, challengeId), ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: (saved, variables, result, context) => {
    const { queryKey } = editQueries.cooldown(variables.gameId, variables.challengeId)
    context.client.setQueryData(queryKey, saved)
    refreshLater(editStale.updateCooldown)(saved, variables, result, context)
  },
  // The next save is made to what is stored by now.
  onError: (error, { gameId, challengeId }, _result, { client }) =>
    isOutdated(error)
      ? client.invalidateQueries(editQueries.cooldown(gameId, challengeId))
      : undefined,
})
