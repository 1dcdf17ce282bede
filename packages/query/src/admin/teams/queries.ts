import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'

type Page = { count: number; skip: number }

export const adminTeamQueries = {
  list: (query: Page) =>
    queryOptions({
      queryKey: [...adminKeys.teams(), 'page', query],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/teams', { params: { query }, signal })),
      staleTime: fresh.list,
    }),
  search: (hint: string) =>
    queryOptions({
      queryKey: [...adminKeys.teams(), 'search', hint],
      queryFn: ({ signal }) =>
        unwrap(api().POST('/api/admin/teams/search', { params: { query: { hint } }, signal })),
      staleTime: fresh.list,
    }),
}
