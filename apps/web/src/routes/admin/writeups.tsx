import { adminWriteupQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { WriteupsScreen } from '#features/organise/writeups/writeups-screen.tsx'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  prefetch(context.get(queryContext).query(adminWriteupQueries.list(gameParams(params).gameId)))
  return null
}

/** The write-ups that were handed in for a game. */
export function Component() {
  const game = useEditedGame()
  return <WriteupsScreen key={game.id} game={game} />
}
