import type { Game } from '@halyard/api'
import { useLoaderData, useOutletContext } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ScoreboardScreen } from '#features/scoreboard/scoreboard-screen.tsx'
import { boardQuery } from '#shared/board/board-query.ts'
import { firstTeams } from '#shared/board/first-teams.ts'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

/** Starts reading the board, in a worker: the server renders its first teams and what surrounds them. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const { gameId } = gameParams(params)
  // What the address chooses is for the browser to find.
  if (import.meta.env.SSR) return new URL(request.url).search ? null : firstTeams(gameId)
  prefetch(context.get(queryContext).query({ ...boardQuery(gameId), retry: false }))
  return null
}

export function Component() {
  const teams = useLoaderData<typeof loader>() ?? undefined
  return <ScoreboardScreen game={useOutletContext<Game>()} teams={teams} />
}
