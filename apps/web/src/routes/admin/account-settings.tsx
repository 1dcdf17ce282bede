import { adminQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { AccountSettings } from '#features/administer/settings/account-settings.tsx'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  prefetch(context.get(queryContext).query(adminQueries.config()))
  return null
}

export const Component = AccountSettings
