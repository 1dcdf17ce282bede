import type { LoaderFunctionArgs } from 'react-router'
import { teamsPage } from '#features/administer/pages.ts'
import { TeamsScreen } from '#features/administer/teams/teams-screen.tsx'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  prefetch(context.get(queryContext).query(teamsPage(0)))
  return null
}

export const Component = TeamsScreen
