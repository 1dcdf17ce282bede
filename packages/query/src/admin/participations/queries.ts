import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'

export const participationQueries = {
  /** Declarations that were accepted for a team; only for servers that name `tracks` among their extensions. */
  acceptances: (participationId: number) =>
    queryOptions({
      queryKey: [...adminKeys.all(), 'acceptances', participationId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/admin/participation/{id}/acceptances', {
            params: { path: { id: participationId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
}
