import { auditQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { parseAuditFilter } from '#features/administer/audit/audit-filter.ts'
import { AuditScreen } from '#features/administer/audit/audit-screen.tsx'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseAuditFilter(new URL(request.url).searchParams)
  prefetch(context.get(queryContext).infiniteQuery(auditQueries.list(filter)))
  return null
}

export const Component = AuditScreen
