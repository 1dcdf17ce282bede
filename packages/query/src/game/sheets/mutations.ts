import { unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fileNameOf, receive } from '#core/download.ts'
import type { Download } from '#core/download.ts'
import { refresh } from '#core/stale.ts'
import { gameStale } from '#game/stale.ts'

type Sheet = { gameId: number; signal?: AbortSignal; onProgress?: (bytes: number) => void }

/** All answers of a game as a spreadsheet. */
export const downloadSubmissionSheet = mutationOptions({
  mutationFn: async ({ gameId, signal, onProgress }: Sheet): Promise<Download> => {
    const options = {
      params: { path: { id: gameId } },
      parseAs: 'stream',
      ...(signal && { signal }),
    } as const
    const call = api().GET('/api/game/{id}/submissionsheet', options)
    const body = await unwrap(call)
    const { response } = await call
    const blob = await receive(body, onProgress)
    return { blob, fileName: fileNameOf(response, `submissions-${gameId}.xlsx`) }
  },
  gcTime: 0,
  onSuccess: refresh<Sheet>(gameStale.downloadSubmissionSheet),
})
