import { limits, unwrap } from '@halyard/api'
import type { StoredFile } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { assetStale } from '#asset/stale.ts'
import { api } from '#core/connection.ts'
import { runPaced } from '#core/patience/series.ts'
import type { PacedOptions } from '#core/patience/series.ts'
import { refresh } from '#core/stale.ts'

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
