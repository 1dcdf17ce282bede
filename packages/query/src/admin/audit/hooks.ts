import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { auditQueries } from '#admin/audit/queries.ts'
import type { AuditFilter } from '#admin/audit/queries.ts'

/** The entries of another filter stay until those of this one are here. */
export const useListAudit = (filter: AuditFilter) =>
  useInfiniteQuery({ ...auditQueries.list(filter), placeholderData: keepPreviousData })
