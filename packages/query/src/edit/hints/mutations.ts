import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { savePath, showSavedPart } from '#edit/challenge-resource.ts'
import type { EditOfChallenge } from '#edit/challenge-resource.ts'
import { hintQueries } from '#edit/hints/queries.ts'
import { editStale } from '#edit/stale.ts'

/** The hints of a challenge that have a price; only for servers that name `hints` among their extensions. */
export const updateHints = mutationOptions({
  mutationFn: ({
    gameId,
    challengeId,
    etag,
    ...body
  }: EditOfChallenge<Schema<'PricedHintsEditModel'>>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/challenges/{challengeId}/hints', {
        params: savePath({ gameId, challengeId, etag }),
        body,
      }),
    ),
  ...showSavedPart(hintQueries.list, editStale.updateHints),
})
