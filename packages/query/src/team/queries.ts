import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'

const all = ['team'] as const

export const teamQueries = {
  all: () => all,
  /** The teams the reader belongs to. */
  mine: () =>
    queryOptions({
      queryKey: [...all, 'mine'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/team', { signal })),
      staleTime: fresh.list,
      refetchInterval: poll(fresh.live),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/team/{id}', { params: { path: { id } }, signal })),
      staleTime: fresh.list,
      refetchInterval: poll(fresh.live),
    }),
  /** The code that lets others join; only its captain may read it. */
  inviteCode: (id: number) =>
    queryOptions({
      queryKey: [...all, 'invite', id],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/team/{id}/invite', { params: { path: { id } }, signal })),
      staleTime: fresh.own,
    }),
}
