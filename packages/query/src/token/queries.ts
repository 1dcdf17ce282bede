import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'

const all = ['token'] as const

export const tokenQueries = {
  all: () => all,
  /** All API tokens, without their texts: those are sent once, at creation. */
  list: () =>
    queryOptions({
      queryKey: [...all, 'list'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/tokens', { signal })),
      staleTime: fresh.list,
    }),
  /** Those of the person; only for servers that name `tokenScopes` among their extensions. */
  own: () =>
    queryOptions({
      queryKey: [...all, 'own'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/account/tokens', { signal })),
      staleTime: fresh.list,
    }),
}
