import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'

export const healthQueries = {
  /** Memory and mails of the server. Polled; only for servers that name `checks` among their extensions. */
  now: () =>
    queryOptions({
      queryKey: [...adminKeys.all(), 'health'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/health', { signal })),
      refetchInterval: poll(fresh.live),
    }),
  /** How the platform was in the last day; only for servers that name `healthHistory` among their extensions. */
  history: () =>
    queryOptions({
      queryKey: [...adminKeys.all(), 'health', 'history'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/health/history', { signal })),
      refetchInterval: poll(fresh.list),
    }),
}
