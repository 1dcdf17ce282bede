import { adminQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { MailSettings } from '#features/administer/settings/mail-settings.tsx'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  prefetch(context.get(queryContext).query(adminQueries.config()))
  return null
}

export const Component = MailSettings
