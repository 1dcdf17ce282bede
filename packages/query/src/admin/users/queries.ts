import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'

type Page = { count: number; skip: number }

export const userQueries = {
  list: (query: Page) =>
    queryOptions({
      queryKey: [...adminKeys.users(), 'page', query],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/users', { params: { query }, signal })),
      staleTime: fresh.list,
    }),
  /** Users whose names, mail, numbers or id contain the hint. */
  search: (hint: string) =>
    queryOptions({
      queryKey: [...adminKeys.users(), 'search', hint],
      queryFn: ({ signal }) =>
        unwrap(api().POST('/api/admin/users/search', { params: { query: { hint } }, signal })),
      staleTime: fresh.list,
    }),
  detail: (userId: string) =>
    queryOptions({
      queryKey: [...adminKeys.users(), 'one', userId],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/admin/users/{userId}', { params: { path: { userId } }, signal })),
      staleTime: fresh.list,
    }),
}
