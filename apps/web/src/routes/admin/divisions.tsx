import { divisionQueries, editChallengeQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { DivisionsScreen } from '#features/organise/divisions/divisions-screen.tsx'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  const { gameId } = gameParams(params)
  const client = context.get(queryContext)
  prefetch(client.query(divisionQueries.list(gameId)))
  prefetch(client.query(editChallengeQueries.list(gameId)))
  return null
}

export function Component() {
  const game = useEditedGame()
  return <DivisionsScreen key={game.id} game={game} />
}
