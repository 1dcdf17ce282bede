import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'

export const adminInstanceQueries = {
  /** All running instances. Polled. */
  list: () =>
    queryOptions({
      queryKey: [...adminKeys.all(), 'instances'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/instances', { signal })),
      refetchInterval: poll(fresh.live),
    }),
}
