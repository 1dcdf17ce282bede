import { adminQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { parseLevel } from '#features/administer/logs/log-choice.ts'
import { LogsScreen } from '#features/administer/logs/logs-screen.tsx'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const level = parseLevel(new URL(request.url).searchParams.get('level'))
  prefetch(context.get(queryContext).query(adminQueries.logList(level)))
  return null
}

export const Component = LogsScreen
