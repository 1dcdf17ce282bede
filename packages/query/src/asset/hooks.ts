import { deleteAsset, uploadAssets } from '#asset/mutations.ts'
import { mutationHook } from '#core/hooks.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useDeleteAsset = mutationHook(deleteAsset)

export const useUploadAssets = mutationHook(uploadAssets)
