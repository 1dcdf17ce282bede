import { unwrap } from '@halyard/api'
import type { AuditAction, AuditKind } from '@halyard/api'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'

/** Entries of the audit log that one call gives, the most there can be. */
const auditPage = 1000

/** Which entries of the audit log are asked for. */
export type AuditFilter = {
  kind?: AuditKind
  action?: AuditAction
  /** Part of the name of who changed something. */
  user?: string
  /** Part of the name of what was changed, or its id. */
  subject?: string
  /** Epoch milliseconds. */
  from?: number
  to?: number
}

export const auditQueries = {
  /**
   * What staff has changed, newest first, in pages. Never fresh: any change by any administrator adds to it. Only for servers that
   * name `audit` among their extensions.
   */
  list: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: [...adminKeys.all(), 'audit', filter],
      queryFn: ({ signal, pageParam }) => {
        const query = { ...filter, count: auditPage, ...(pageParam && { before: pageParam }) }
        return unwrap(api().GET('/api/admin/audit', { params: { query }, signal }))
      },
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < auditPage ? undefined : page.at(-1)?.id),
    }),
}
