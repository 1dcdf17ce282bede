import { unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { adminStale } from '#admin/stale.ts'
import { api } from '#core/connection.ts'
import { fileNameOf, receive } from '#core/download.ts'
import type { Download } from '#core/download.ts'
import { refresh } from '#core/stale.ts'

type Archive = { gameId: number; signal?: AbortSignal; onProgress?: (bytes: number) => void }

/** All writeups of a game as one file. It is packed while it comes, so nobody knows its size before. */
export const downloadWriteups = mutationOptions({
  mutationFn: async ({ gameId, signal, onProgress }: Archive): Promise<Download> => {
    const options = {
      params: { path: { id: gameId } },
      parseAs: 'stream',
      ...(signal && { signal }),
    } as const
    const call = api().GET('/api/admin/writeups/{id}/all', options)
    const body = await unwrap(call)
    const { response } = await call
    const blob = await receive(body, onProgress)
    return { blob, fileName: fileNameOf(response, `writeups-${gameId}.tar.gz`) }
  },
  gcTime: 0,
  onSuccess: refresh<Archive>(adminStale.downloadWriteups),
})
