import { pruneFiles } from '#admin/files/mutations.ts'
import { fileQueries } from '#admin/files/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useListFileNames = queryHook(fileQueries.names)

export const usePruneFiles = mutationHook(pruneFiles)
