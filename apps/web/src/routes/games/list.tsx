import type { LoaderFunctionArgs } from '#shared/router.ts'
import { GamesScreen } from '#features/games/list/games-screen.tsx'
import { gamesPage } from '#features/games/list/page.ts'
import { parsePage } from '#shared/params.ts'
import { queryClient } from '#shared/query.ts'

/** Starts the list; the screen shows a skeleton while it waits, and the failure if there is one. */
export function loader({ request }: LoaderFunctionArgs) {
  const page = parsePage(new URL(request.url).searchParams.get('page'))
  queryClient.query(gamesPage(page)).catch(() => {})
  return null
}

export const Component = GamesScreen
