import { editChallengeQueries, staffQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { StaffScreen } from '#features/organise/staff/staff-screen.tsx'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  const { gameId } = gameParams(params)
  const client = context.get(queryContext)
  prefetch(client.query(staffQueries.list(gameId)))
  prefetch(client.query(editChallengeQueries.list(gameId)))
  return null
}

/** Who has a role in a game. */
export function Component() {
  const game = useEditedGame()
  return <StaffScreen key={game.id} game={game} />
}
