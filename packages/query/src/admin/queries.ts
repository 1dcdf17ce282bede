import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'

/** The settings of the platform. */
export const adminQueries = {
  config: () =>
    queryOptions({
      queryKey: [...adminKeys.all(), 'config'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/config', { signal })),
      staleTime: fresh.own,
    }),
}
