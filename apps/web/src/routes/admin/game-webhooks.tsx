import { gameWebhookQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { WebhooksScreen } from '#features/webhooks/webhooks-screen.tsx'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  const { gameId } = gameParams(params)
  prefetch(context.get(queryContext).query(gameWebhookQueries.list(gameId)))
  return null
}

/** Where a game announces what happens. */
export function Component() {
  const game = useEditedGame()
  return <WebhooksScreen key={game.id} game={game} />
}
