import { logQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { LogsScreen } from '#features/administer/logs/logs-screen.tsx'
import { logParams } from '#features/administer/logs/use-log-choice.ts'
import { parseChoice } from '#shared/list/list-choice.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { level } = parseChoice(logParams, new URL(request.url).searchParams)
  prefetch(context.get(queryContext).query(logQueries.list(level)))
  return null
}

export const Component = LogsScreen
