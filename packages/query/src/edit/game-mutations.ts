import { ApiError, unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fileNameOf } from '#core/download.ts'
import type { Download } from '#core/download.ts'
import { asPath, sendFile } from '#core/send-file.ts'
import type { FileToSend } from '#core/send-file.ts'
import { refresh, refreshLater } from '#core/stale.ts'
import { ifMatch } from '#edit/if-match.ts'
import { editQueries } from '#edit/queries.ts'
import { editStale } from '#edit/stale.ts'

type GameOnly = { gameId: number }
/** Of what the change was made to, where the server has named it. */
type Etag = { etag?: string }
const path = ({ gameId }: GameOnly) => ({ path: { id: gameId } })

export const createGame = mutationOptions({
  mutationFn: (body: Schema<'GameInfoInput'>) => unwrap(api().POST('/api/edit/games', { body })),
  onSuccess: refresh(editStale.createGame),
})

const putGame = ({ gameId, etag, ...body }: GameOnly & Etag & Schema<'GameInfoInput'>) =>
  unwrap(
    api().PUT('/api/edit/games/{id}', { params: { ...path({ gameId }), ...ifMatch(etag) }, body }),
  )

export const updateGame = mutationOptions({
  mutationFn: (game: GameOnly & Etag & Schema<'GameInfoInput'>) => putGame(game),
  onSuccess: (saved, game, result, context) => {
    // Shown at once: the answer is the game as it is stored.
    context.client.setQueryData(editQueries.detail(game.gameId).queryKey, saved)
    refreshLater(editStale.updateGame)(saved, game, result, context)
  },
})

/**
 * Changes a few settings of a game. Saving replaces the whole game, so it is read first: nothing that somebody else saved
 * meanwhile is undone.
 */
async function changeGame(
  client: QueryClient,
  { gameId, ...change }: GameOnly & Partial<Schema<'GameInfoInput'>>,
) {
  const game = await client.query({ ...editQueries.detail(gameId), staleTime: 0 })
  return putGame({ gameId, ...game, ...change })
}

/** Shows a game in the public lists, or takes it out of them. */
export const setGameHidden = mutationOptions({
  mutationFn: (change: GameOnly & { hidden: boolean }, { client }) => changeGame(client, change),
  onSuccess: refresh(editStale.updateGame),
})

/** Sets what the first three solves of each challenge of a game earn, packed. */
export const setBloodBonus = mutationOptions({
  mutationFn: (change: GameOnly & { bloodBonus: number }, { client }) => changeGame(client, change),
  onSuccess: refresh(editStale.updateGame),
})

export const deleteGame = mutationOptions({
  mutationFn: (game: GameOnly) =>
    unwrap(api().DELETE('/api/edit/games/{id}', { params: path(game) })),
  onSuccess: refresh(editStale.deleteGame),
})

/** Resolves with the path of the new poster. */
export const updateGamePoster = mutationOptions({
  mutationFn: async ({ gameId, ...sent }: GameOnly & FileToSend) =>
    asPath(await sendFile('PUT', `/api/edit/games/${gameId}/poster`, sent)),
  onSuccess: refresh(editStale.updateGamePoster),
})

/** Packs a game. A POST, so no link reaches it: save the answer with `saveDownload`. */
export const exportGame = mutationOptions({
  mutationFn: async (game: GameOnly): Promise<Download> => {
    const options = { params: path(game), parseAs: 'blob' } as const
    const call = api().POST('/api/edit/games/{id}/export', options)
    const blob = await unwrap(call)
    const { response } = await call
    return { blob, fileName: fileNameOf(response, `game-${game.gameId}.zip`) }
  },
  gcTime: 0,
  onSuccess: refresh(editStale.exportGame),
})

/** Resolves with the id of the game that was made from the package. */
export const importGame = mutationOptions({
  mutationFn: async (sent: FileToSend) => {
    const gameId = await sendFile('POST', '/api/edit/games/import', sent)
    if (typeof gameId === 'number') return gameId
    throw new ApiError({ status: 200, operation: 'POST /api/edit/games/import' })
  },
  onSuccess: refresh(editStale.importGame),
})

export const deleteGameWriteups = mutationOptions({
  mutationFn: (game: GameOnly) =>
    unwrap(api().DELETE('/api/edit/games/{id}/writeups', { params: path(game) })),
  onSuccess: refresh(editStale.deleteGameWriteups),
})

/** Makes the server compute the scoreboard anew. */
export const flushScoreboard = mutationOptions({
  mutationFn: (game: GameOnly) =>
    unwrap(api().POST('/api/edit/games/{id}/scoreboard/flush', { params: path(game) })),
  onSuccess: refresh(editStale.flushScoreboard),
})
