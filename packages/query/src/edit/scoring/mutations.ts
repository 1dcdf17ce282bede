import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { savePath, showSavedPart } from '#edit/challenge-resource.ts'
import type { EditOfChallenge } from '#edit/challenge-resource.ts'
import { scoringQueries } from '#edit/scoring/queries.ts'
import { editStale } from '#edit/stale.ts'

/** How the value of a challenge falls; only for servers that name `scoring` among their extensions. */
export const updateScoring = mutationOptions({
  mutationFn: ({
    gameId,
    challengeId,
    etag,
    ...body
  }: EditOfChallenge<Schema<'ScoringEditModel'>>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/challenges/{challengeId}/scoring', {
        params: savePath({ gameId, challengeId, etag }),
        body,
      }),
    ),
  ...showSavedPart(scoringQueries.detail, editStale.updateScoring),
})
