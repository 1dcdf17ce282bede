import { downloadWriteups } from '#admin/writeups/mutations.ts'
import { adminWriteupQueries } from '#admin/writeups/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useListWriteups = queryHook(adminWriteupQueries.list)

export const useDownloadWriteups = mutationHook(downloadWriteups)
