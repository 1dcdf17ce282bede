import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { gameStale } from '#game/stale.ts'

type GameOnly = { gameId: number }

export const joinGame = mutationOptions({
  mutationFn: ({ gameId, ...body }: GameOnly & Schema<'GameJoinModel'>) =>
    unwrap(api().POST('/api/game/{id}', { params: { path: { id: gameId } }, body })),
  onSuccess: refresh(gameStale.joinGame),
})

export const leaveGame = mutationOptions({
  mutationFn: ({ gameId }: GameOnly) =>
    unwrap(api().DELETE('/api/game/{id}', { params: { path: { id: gameId } } })),
  onSuccess: refresh(gameStale.leaveGame),
})
