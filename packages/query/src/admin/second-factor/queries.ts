import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'

export const secondFactorQueries = {
  /** Who has to have a second factor; only for servers that name `secondFactor` among their extensions. */
  policy: () =>
    queryOptions({
      queryKey: [...adminKeys.all(), 'second-factor'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/secondfactor', { signal })),
      staleTime: fresh.list,
    }),
}
