import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { asPath, sendFile } from '#core/send-file.ts'
import type { FileToSend } from '#core/send-file.ts'
import { refresh, refreshAround, refreshLater } from '#core/stale.ts'
import { ifMatch } from '#core/if-match.ts'
import { editGameQueries } from '#edit/games/queries.ts'
import { deletedGame, editStale } from '#edit/stale.ts'

type GameOnly = { gameId: number }

/** Of what the change was made to, where the server has named it. */
type Etag = { etag?: string }

const path = ({ gameId }: GameOnly) => ({ path: { id: gameId } })

const putGame = ({ gameId, etag, ...body }: GameOnly & Etag & Schema<'GameInfoInput'>) =>
  unwrap(
    api().PUT('/api/edit/games/{id}', { params: { ...path({ gameId }), ...ifMatch(etag) }, body }),
  )

/**
 * Changes a few settings of a game. Saving replaces the whole game, so it is read first: nothing that somebody else saved
 * meanwhile is undone.
 */
async function changeGame(
  client: QueryClient,
  { gameId, ...change }: GameOnly & Partial<Schema<'GameInfoInput'>>,
) {
  const game = await client.query({ ...editGameQueries.detail(gameId), staleTime: 0 })
  return putGame({ gameId, ...game, ...change })
}

export const createGame = mutationOptions({
  mutationFn: (body: Schema<'GameInfoInput'>) => unwrap(api().POST('/api/edit/games', { body })),
  onSuccess: refresh(editStale.createGame),
})

export const updateGame = mutationOptions({
  mutationFn: (game: GameOnly & Etag & Schema<'GameInfoInput'>) => putGame(game),
  onSuccess: (saved, game, result, context) => {
    // Shown at once: the answer is the game as it is stored.
    context.client.setQueryData(editGameQueries.detail(game.gameId).queryKey, saved)
    refreshLater(editStale.updateGame)(saved, game, result, context)
  },
})

/** Shows a game in the public lists, or takes it out of them. */
export const setGameHidden = mutationOptions({
  mutationFn: (change: GameOnly & { hidden: boolean }, { client }) => changeGame(client, change),
  onSuccess: refresh(editStale.updateGame),
})

/** Moves the end of a game, and the deadline of its write-ups. */
export const setGameTimes = mutationOptions({
  mutationFn: (
    change: GameOnly & Pick<Schema<'GameInfoInput'>, 'end' | 'writeupDeadline'>,
    { client },
  ) => changeGame(client, change),
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
  onSuccess: refreshAround(editStale.deleteGame, deletedGame),
})

/** Resolves with the path of the new poster. */
export const updateGamePoster = mutationOptions({
  mutationFn: async ({ gameId, ...sent }: GameOnly & FileToSend) =>
    asPath(await sendFile('PUT', `/api/edit/games/${gameId}/poster`, sent)),
  onSuccess: refresh(editStale.updateGamePoster),
})
