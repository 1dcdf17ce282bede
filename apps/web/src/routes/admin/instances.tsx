import { adminInstanceQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { InstancesScreen } from '#features/administer/instances/instances-screen.tsx'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  prefetch(context.get(queryContext).query(adminInstanceQueries.list()))
  return null
}

export const Component = InstancesScreen
