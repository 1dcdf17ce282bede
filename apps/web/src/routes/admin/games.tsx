import type { LoaderFunctionArgs } from 'react-router'
import { AdminGamesScreen } from '#features/organise/games/games-screen.tsx'
import { editGamesPage } from '#shared/use-all-games.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  prefetch(context.get(queryContext).query(editGamesPage(0)))
  return null
}

export const Component = AdminGamesScreen
