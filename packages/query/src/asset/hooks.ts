import { useMutation } from '@tanstack/react-query'
import { withCallbacks } from '#core/hook-options.ts'
import type { CallbacksOf } from '#core/hook-options.ts'
import { deleteAsset, pruneFiles, uploadAssets } from '#asset/mutations.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useDeleteAsset = (callbacks?: CallbacksOf<typeof deleteAsset>) =>
  useMutation(withCallbacks(deleteAsset, callbacks))

export const useUploadAssets = (callbacks?: CallbacksOf<typeof uploadAssets>) =>
  useMutation(withCallbacks(uploadAssets, callbacks))

export const usePruneFiles = () => useMutation(pruneFiles)
