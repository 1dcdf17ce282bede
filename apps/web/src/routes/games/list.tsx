import { gameQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { GamesScreen } from '#features/games/list/games-screen.tsx'
import { gamesPage } from '#features/games/list/page.ts'
import { prefetchLive } from '#features/games/list/prefetch-live.ts'
import { parsePage } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

/** Prefetches the list; the screen shows a skeleton while it waits, and the failure if there is one. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const page = parsePage(new URL(request.url).searchParams.get('page'))
  const client = context.get(queryContext)
  const list = client.query(gameQueries.list(gamesPage(page)))
  prefetch(list.then(({ data }) => prefetchLive(client, data)))
  return null
}

export const Component = GamesScreen
