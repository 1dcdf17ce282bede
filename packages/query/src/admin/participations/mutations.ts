import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { adminStale } from '#admin/stale.ts'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'

type Review = { gameId: number; participationId: number } & Schema<'ParticipationEditModel'>

/** Accepts, rejects, suspends or moves a team of a game. Lists follow with `invalidateReviewed`. */
export const reviewParticipation = mutationOptions({
  mutationFn: ({ gameId: _game, participationId, ...body }: Review) =>
    unwrap(
      api().PUT('/api/admin/participation/{id}', {
        params: { path: { id: participationId } },
        body,
      }),
    ),
  onSuccess: refresh(adminStale.reviewParticipation),
})
