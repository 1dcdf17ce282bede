import { hasStatus } from '@halyard/api'
import { useDeleteAsset, useUploadAssets } from '@halyard/query'
import { useQueryClient } from '@tanstack/react-query'
import { leftoversOf } from '#features/organise/flags/list/leftovers.ts'
import type { FileStore } from '#features/organise/flags/attachment/store-file.ts'
import { storedHashes } from '#features/organise/flags/list/stored-hashes.ts'

/** The server's files, and what this browser sent for one challenge. */
export function useFileStore(challengeId: number): FileStore {
  const client = useQueryClient()
  const { mutateAsync: upload } = useUploadAssets()
  const { mutateAsync: deleteAsset } = useDeleteAsset()
  return {
    leftovers: leftoversOf(challengeId),
    listStored: () => storedHashes(client),
    send: async (file, options) => (await upload({ files: [file], ...options }))[0],
    discard: async (hash) => {
      try {
        await deleteAsset({ hash })
      } catch (error) {
        // It is gone, as was asked for.
        if (!hasStatus(error, 404)) throw error
      }
    },
  }
}
