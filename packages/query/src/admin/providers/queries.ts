import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'

export const providerQueries = {
  /** The providers that people log in with; only for servers that name `oidc` among their extensions. */
  list: () =>
    queryOptions({
      queryKey: [...adminKeys.all(), 'providers'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/providers', { signal })),
      staleTime: fresh.own,
    }),
}
