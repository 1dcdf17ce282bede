import type { Game } from '@halyard/api'
import { accountQueries, gameQueries, infoQueries } from '@halyard/query'
import type { QueryClient } from '@tanstack/react-query'
import { useLoaderData, useOutletContext } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { preloadBoard } from '#features/scoreboard/scoreboard-body.tsx'
import { ScoreboardScreen } from '#features/scoreboard/scoreboard-screen.tsx'
import { boardQuery } from '#shared/board/board-query.ts'
import { readFirstBoard } from '#shared/board/read-first-board.ts'
import { startReader } from '#shared/board/read-in-worker.ts'
import { seesBoard } from '#shared/board/sees-board.ts'
import type { RouteHandle } from '#shared/handle.ts'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

/** Starts reading the board, in a worker: the server renders its first rows and what surrounds them. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const { gameId } = gameParams(params)
  const client = context.get(queryContext)
  if (import.meta.env.SSR) {
    // What the address chooses is for the browser to find.
    if (new URL(request.url).search) return null
    // Whoever may see the board shares one reading of it: nobody else is given any of that.
    return (await mayRead(client, gameId).catch(() => false)) ? readFirstBoard(gameId) : null
  }
  prefetch(readBoard(client, gameId))
  return null
}

/** The board is on the way, and its reader is there when it comes. A row can be pressed once its code is there. */
export const handle = {
  prepare: () => {
    startReader()
    return preloadBoard()
  },
} satisfies RouteHandle

/** Not where it would be refused. */
async function readBoard(client: QueryClient, gameId: number): Promise<void> {
  if (await mayRead(client, gameId)) await client.query({ ...boardQuery(gameId), retry: false })
}

async function mayRead(client: QueryClient, gameId: number): Promise<boolean> {
  const known = { retry: false, staleTime: Infinity }
  const [game, profile, { extensions }] = await Promise.all([
    client.query({ ...gameQueries.detail(gameId), ...known }),
    client.query({ ...accountQueries.profile(), ...known }),
    client.query({ ...infoQueries.config(), ...known }),
  ])
  return seesBoard(game, { role: profile?.role, extensions })
}

export function Component() {
  const first = useLoaderData<typeof loader>() ?? undefined
  return <ScoreboardScreen game={useOutletContext<Game>()} first={first} />
}
