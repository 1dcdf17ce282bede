import { unwrap } from '@halyard/api'
import type { LogMessage } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { mergedPage } from '#admin/logs/log-lines.ts'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'

/** Lines of the log that one call gives, the most there can be. */
const largestLogPage = 1000

export const logQueries = {
  /**
   * Lines of the platform log, newest first, with those known from before. Polled, and sent by the hub.
   *
   * @param level exact name of a level, or `All`
   */
  list: (level: string) => {
    const queryKey = [...adminKeys.all(), 'logs', { level }] as const
    return queryOptions({
      queryKey,
      queryFn: async ({ signal, client }) => {
        const query = { level, count: largestLogPage, skip: 0 }
        const page = await unwrap(api().GET('/api/admin/logs', { params: { query }, signal }))
        return mergedPage(page, client.getQueryData<LogMessage[]>(queryKey) ?? [])
      },
      refetchInterval: poll(fresh.live),
    })
  },
}
