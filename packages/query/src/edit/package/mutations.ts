import { ApiError, unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fileNameOf } from '#core/download.ts'
import type { Download } from '#core/download.ts'
import { sendFile } from '#core/send-file.ts'
import type { FileToSend } from '#core/send-file.ts'
import { refresh } from '#core/stale.ts'
import { editStale } from '#edit/stale.ts'

type GameOnly = { gameId: number }

const path = ({ gameId }: GameOnly) => ({ path: { id: gameId } })

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
