import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { joinQueries } from '#game/join/queries.ts'
import { gameStale } from '#game/stale.ts'

type GameOnly = { gameId: number }

/** After a refusal: the divisions, their declarations or what is asked may not be those that were shown. */
export const readCheckAgain = (
  _error: unknown,
  { gameId }: GameOnly,
  _result: unknown,
  { client }: { client: QueryClient },
) => client.invalidateQueries({ queryKey: joinQueries.check(gameId).queryKey })

export const joinGame = mutationOptions({
  mutationFn: ({ gameId, ...body }: GameOnly & Schema<'GameJoinModel'>) =>
    unwrap(api().POST('/api/game/{id}', { params: { path: { id: gameId } }, body })),
  onSuccess: refresh(gameStale.joinGame),
  onError: readCheckAgain,
})

export const leaveGame = mutationOptions({
  mutationFn: ({ gameId }: GameOnly) =>
    unwrap(api().DELETE('/api/game/{id}', { params: { path: { id: gameId } } })),
  onSuccess: refresh(gameStale.leaveGame),
})

/** Accepts the declaration of the own division; only for servers that name `tracks` among their extensions. */
export const acceptDeclaration = mutationOptions({
  mutationFn: ({ gameId, ...body }: GameOnly & Schema<'DeclarationAcceptModel'>) =>
    unwrap(api().POST('/api/game/{id}/declaration', { params: { path: { id: gameId } }, body })),
  onSuccess: refresh(gameStale.acceptDeclaration),
  onError: readCheckAgain,
})
