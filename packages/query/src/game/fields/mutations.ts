import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { readCheckAgain } from '#game/join/mutations.ts'
import { gameStale } from '#game/stale.ts'

// Only for servers that name `profileFields` among their extensions.

/** Replaces the own answers to what a game asks. */
export const updateFieldAnswers = mutationOptions({
  mutationFn: ({ gameId, ...body }: { gameId: number } & Schema<'FieldAnswersEditModel'>) =>
    unwrap(api().PUT('/api/game/{id}/answers', { params: { path: { id: gameId } }, body })),
  onSuccess: refresh(gameStale.updateFieldAnswers),
  onError: readCheckAgain,
})

export const deleteFieldAnswers = mutationOptions({
  mutationFn: ({ gameId }: { gameId: number }) =>
    unwrap(api().DELETE('/api/game/{id}/answers', { params: { path: { id: gameId } } })),
  onSuccess: refresh(gameStale.deleteFieldAnswers),
})
