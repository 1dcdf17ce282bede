import type { Game } from '@halyard/api'
import { useOutletContext } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ScoreboardScreen } from '#features/scoreboard/scoreboard-screen.tsx'
import { boardQuery } from '#shared/board/board-query.ts'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

/** Starts reading the board, in a worker: the server renders what surrounds it. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { gameId } = gameParams(params)
  if (import.meta.env.SSR) return null
  prefetch(context.get(queryContext).query({ ...boardQuery(gameId), retry: false }))
  return null
}

export function Component() {
  return <ScoreboardScreen game={useOutletContext<Game>()} />
}
