import { ApiError, limits, unwrap } from '@halyard/api'
import type { StoredFile } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { assetStale } from '#asset/stale.ts'
import { api } from '#core/connection.ts'
import { runPaced } from '#core/paced.ts'
import type { PacedOptions } from '#core/paced.ts'
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

/** Hashes that one call takes, the most there can be. */
const { maxItems: largestPrune } = limits.filePruneModel.hashes

/** Deletes files that nothing uses, as many at a time as the server takes. Those that are used stay. */
export const pruneFiles = mutationOptions({
  mutationFn: async ({
    files,
    signal,
    onProgress,
  }: { files: readonly StoredFile[] } & PacedOptions) => {
    const hashes = files.map(({ hash }) => hash)
    const groups = Array.from({ length: Math.ceil(hashes.length / largestPrune) }, (_, at) =>
      hashes.slice(at * largestPrune, (at + 1) * largestPrune),
    )
    const kept: string[] = []
    const { done, failed, left } = await runPaced(
      groups,
      async (group) => {
        const body = { hashes: group }
        kept.push(...(await unwrap(api().POST('/api/admin/files/prune', { body }))).kept)
      },
      {
        ...(signal && { signal }),
        onProgress: (count) => onProgress?.(Math.min(count * largestPrune, hashes.length)),
      },
    )
    return {
      deletedCount: done.flat().length - kept.length,
      keptCount: kept.length,
      failed,
      leftCount: left.flat().length,
    }
  },
  onSuccess: refresh(assetStale.pruneFiles),
})

function asFiles(answer: unknown): StoredFile[] {
  if (isFiles(answer)) return answer
  throw new ApiError({ status: 200, operation: 'POST /api/assets' })
}

const isFiles = (answer: unknown): answer is StoredFile[] =>
  Array.isArray(answer) && answer.every((file) => typeof file?.hash === 'string')
