import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refreshLater } from '#core/stale.ts'
import { fieldQueries } from '#edit/fields/queries.ts'
import { ifMatch, isOutdated } from '#core/if-match.ts'
import { editStale } from '#edit/stale.ts'

/** What a game asks of its players; only for servers that name `profileFields` among their extensions. */
export const updateProfileFields = mutationOptions({
  mutationFn: ({
    gameId,
    etag,
    ...body
  }: { gameId: number; etag?: string | undefined } & Schema<'ProfileFieldsEditModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/fields', {
        params: { path: { id: gameId }, ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: (saved, variables, result, context) => {
    context.client.setQueryData(fieldQueries.detail(variables.gameId).queryKey, saved)
    refreshLater(editStale.updateProfileFields)(saved, variables, result, context)
  },
  // The next save is made to what is stored by now.
  onError: (error, { gameId }, _result, { client }) =>
    isOutdated(error) ? client.invalidateQueries(fieldQueries.detail(gameId)) : undefined,
})
