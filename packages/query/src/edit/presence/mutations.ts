import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { ifMatch, isOutdated } from '#core/if-match.ts'
import { refreshLater } from '#core/stale.ts'
import { presenceSettingsQueries } from '#edit/presence/queries.ts'
import { editStale } from '#edit/stale.ts'

/** Lets teams of a game share notes, or not; only for servers that name `presence` among their extensions. */
export const updatePresenceSettings = mutationOptions({
  mutationFn: ({
    gameId,
    etag,
    ...body
  }: { gameId: number; etag?: string | undefined } & Schema<'PresenceSettingsEditModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/presence', {
        params: { path: { id: gameId }, ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: (saved, variables, result, context) => {
    context.client.setQueryData(presenceSettingsQueries.detail(variables.gameId).queryKey, saved)
    refreshLater(editStale.updatePresenceSettings)(saved, variables, result, context)
  },
  // The next save is made to what is stored by now.
  onError: (error, { gameId }, _result, { client }) =>
    isOutdated(error)
      ? client.invalidateQueries(presenceSettingsQueries.detail(gameId))
      : undefined,
})
