import { unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { runPaced } from '#core/patience/series.ts'
import type { PacedOptions } from '#core/patience/series.ts'
import { refresh } from '#core/stale.ts'
import { unlessGone } from '#core/unless-gone.ts'
import { gameStale } from '#game/stale.ts'

type CaptureOnly = { gameId: number; challengeId: number; partId: number }

/** Deletes all captures of a team at a challenge. */
export const deleteCaptures = mutationOptions({
  mutationFn: ({ challengeId, partId }: CaptureOnly) =>
    unwrap(
      api().DELETE('/api/game/captures/{challengeId}/{partId}/all', {
        params: { path: { challengeId, partId } },
      }),
    ),
  onSuccess: refresh(gameStale.deleteCaptures),
})

/** Deletes captures one after the other; one that is gone meanwhile counts as deleted. */
export const deleteCaptureFiles = mutationOptions({
  mutationFn: ({
    challengeId,
    partId,
    filenames,
    ...paced
  }: CaptureOnly & { filenames: readonly string[] } & PacedOptions) =>
    runPaced(
      filenames,
      (filename) =>
        unlessGone(
          api().DELETE('/api/game/captures/{challengeId}/{partId}/{filename}', {
            params: { path: { challengeId, partId, filename } },
          }),
        ),
      paced,
    ),
  onSuccess: refresh(gameStale.deleteCaptures),
})
