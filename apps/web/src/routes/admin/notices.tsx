import { editNoticeQueries } from '@halyard/query'
import type { LoaderFunctionArgs } from 'react-router'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { NoticesScreen } from '#features/organise/notices/notices-screen.tsx'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  prefetch(context.get(queryContext).query(editNoticeQueries.list(gameParams(params).gameId)))
  return null
}

export function Component() {
  const game = useEditedGame()
  return <NoticesScreen key={game.id} game={game} />
}
