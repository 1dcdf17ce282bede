import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'

export const mailPolicyQueries = {
  /** Denied domains and how many mails go in a minute; only for servers that name `mailPolicy` among their extensions. */
  detail: () =>
    queryOptions({
      queryKey: [...adminKeys.all(), 'mailPolicy'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/mail/policy', { signal })),
      staleTime: fresh.own,
    }),
}
