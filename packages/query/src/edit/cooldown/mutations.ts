import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { savePath, showSavedPart } from '#edit/challenge-resource.ts'
import type { EditOfChallenge } from '#edit/challenge-resource.ts'
import { cooldownQueries } from '#edit/cooldown/queries.ts'
import { editStale } from '#edit/stale.ts'

/** The pause after wrong answers; only for servers that name `cooldown` among their extensions. */
export const updateCooldown = mutationOptions({
  mutationFn: ({
    gameId,
    challengeId,
    etag,
    ...body
  }: EditOfChallenge<Schema<'CooldownEditModel'>>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/challenges/{challengeId}/cooldown', {
        params: savePath({ gameId, challengeId, etag }),
        body,
      }),
    ),
  ...showSavedPart(cooldownQueries.detail, editStale.updateCooldown),
})
