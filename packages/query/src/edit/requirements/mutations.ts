import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { savePath, showSavedPart } from '#edit/challenge-resource.ts'
import type { EditOfChallenge } from '#edit/challenge-resource.ts'
import { requirementQueries } from '#edit/requirements/queries.ts'
import { editStale } from '#edit/stale.ts'

/** What a challenge requires; only for servers that name `requirements` among their extensions. */
export const updateRequirements = mutationOptions({
  mutationFn: ({
    gameId,
    challengeId,
    etag,
    ...body
  }: EditOfChallenge<Schema<'RequirementsEditModel'>>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/challenges/{challengeId}/requirements', {
        params: savePath({ gameId, challengeId, etag }),
        body,
      }),
    ),
  ...showSavedPart(requirementQueries.detail, editStale.updateRequirements),
})
