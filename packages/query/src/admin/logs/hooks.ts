import { logQueries } from '#admin/logs/queries.ts'
import { queryHook } from '#core/hooks.ts'

export const useListLogs = queryHook(logQueries.list)
