import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'

export const adminWriteupQueries = {
  /** The writeups handed in for one game. */
  list: (gameId: number) =>
    queryOptions({
      queryKey: [...adminKeys.all(), 'writeups', gameId],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/admin/writeups/{id}', { params: { path: { id: gameId } }, signal })),
      staleTime: fresh.list,
    }),
}
