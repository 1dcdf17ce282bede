import { webhookQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { WebhooksScreen } from '#features/webhooks/webhooks-screen.tsx'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  prefetch(context.get(queryContext).query(webhookQueries.list()))
  return null
}

/** Where the platform announces what happens. */
export function Component() {
  return <WebhooksScreen game={undefined} />
}
