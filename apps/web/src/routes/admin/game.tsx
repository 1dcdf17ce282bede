import { hasStatus } from '@halyard/api'
import { editGameQueries, useGetEditGame } from '@halyard/query'
import { Outlet, useParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { EditedGameGone } from '#features/organise/frame/edited-game-gone.tsx'
import { EditedGameBar } from '#features/organise/frame/edited-game-bar.tsx'
import { gameParams } from '#shared/params.ts'
import { queryContext } from '#shared/query-context.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(queryContext).query(editGameQueries.detail(gameParams(params).gameId))
  return null
}

/** One game and the tools of its organisers; its screens get it from `useEditedGame()`. */
export function Component() {
  const { gameId } = gameParams(useParams())
  const { data: game, error } = useGetEditGame(gameId)
  if (!game) return null
  // What is being typed below stays on screen: it may still be copied.
  return (
    <>
      {hasStatus(error, 404) && <EditedGameGone title={game.title} />}
      <EditedGameBar game={game} />
      <Outlet context={game} />
    </>
  )
}
