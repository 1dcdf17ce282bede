import { ApiError, unwrap } from '@halyard/api'
import type { StoredFile } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { assetStale } from '#asset/stale.ts'
import { api } from '#core/connection.ts'
import { sendFiles } from '#core/send-file.ts'
import type { FilesToSend } from '#core/send-file.ts'
import { refresh } from '#core/stale.ts'

/** Stores files; resolves with their hashes and names, in the order sent. With `filename` all get this one name. */
export const uploadAssets = mutationOptions({
  mutationFn: async ({ filename, ...sent }: FilesToSend & { filename?: string }) =>
    asFiles(await sendFiles('POST', '/api/assets', sent, filename ? { filename } : {})),
  onSuccess: refresh(assetStale.uploadAssets),
})

export const deleteAsset = mutationOptions({
  mutationFn: ({ hash }: { hash: string }) =>
    unwrap(api().DELETE('/api/assets/{hash}', { params: { path: { hash } } })),
  onSuccess: refresh(assetStale.deleteAsset),
})

function asFiles(answer: unknown): StoredFile[] {
  if (isFiles(answer)) return answer
  throw new ApiError({ status: 200, operation: 'POST /api/assets' })
}

const isFiles = (answer: unknown): answer is StoredFile[] =>
  Array.isArray(answer) && answer.every((file) => typeof file?.hash === 'string')
