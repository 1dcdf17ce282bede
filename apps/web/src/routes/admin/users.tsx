import type { LoaderFunctionArgs } from 'react-router'
import { usersPage } from '#features/administer/pages.ts'
import { UsersScreen } from '#features/administer/users/users-screen.tsx'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  prefetch(context.get(queryContext).query(usersPage(0)))
  return null
}

export const Component = UsersScreen
