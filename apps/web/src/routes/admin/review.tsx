import { editQueries, monitorQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { ReviewScreen } from '#features/organise/review/review-screen.tsx'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  const { gameId } = gameParams(params)
  const client = context.get(queryContext)
  prefetch(client.query(monitorQueries.participations(gameId)))
  prefetch(client.query(editQueries.divisions(gameId)))
  return null
}

/** The teams that want to take part, and those that do. */
export function Component() {
  const game = useEditedGame()
  return <ReviewScreen key={game.id} game={game} />
}
