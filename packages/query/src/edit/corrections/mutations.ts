import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { editStale } from '#edit/stale.ts'

// Only for servers that name `corrections` among their extensions.

type OfSubmission = { gameId: number; submissionId: number }

const pathOf = ({ gameId, submissionId }: OfSubmission) => ({
  path: { id: gameId, submitId: submissionId },
})

/** Lets a solve not count, as if it had never been. */
export const voidSubmission = mutationOptions({
  mutationFn: ({ reason, ...where }: OfSubmission & Schema<'VoidModel'>) =>
    unwrap(
      api().POST('/api/edit/games/{id}/submissions/{submitId}/void', {
        params: pathOf(where),
        body: { reason },
      }),
    ),
  onSuccess: refresh(editStale.voidSubmission),
})

/** Lets it count again. */
export const restoreSubmission = mutationOptions({
  mutationFn: (where: OfSubmission) =>
    unwrap(
      api().DELETE('/api/edit/games/{id}/submissions/{submitId}/void', { params: pathOf(where) }),
    ),
  onSuccess: refresh(editStale.restoreSubmission),
})

/** Gives points to a team, or takes some. */
export const createAdjustment = mutationOptions({
  mutationFn: ({ gameId, ...body }: { gameId: number } & Schema<'AdjustmentCreateModel'>) =>
    unwrap(
      api().POST('/api/edit/games/{id}/adjustments', { params: { path: { id: gameId } }, body }),
    ),
  onSuccess: refresh(editStale.createAdjustment),
})

/** Lets an adjustment not count any more. */
export const undoAdjustment = mutationOptions({
  mutationFn: ({ gameId, adjustmentId }: { gameId: number; adjustmentId: number }) =>
    unwrap(
      api().DELETE('/api/edit/games/{id}/adjustments/{adjustmentId}', {
        params: { path: { id: gameId, adjustmentId } },
      }),
    ),
  onSuccess: refresh(editStale.undoAdjustment),
})
