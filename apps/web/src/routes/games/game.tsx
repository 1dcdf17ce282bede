import { gameQueries } from '@halyard/query'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useParams } from '#shared/router.ts'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from '#shared/router.ts'
import { GameBottomTabs } from '#features/games/bar/game-bottom-tabs.tsx'
import { GameFrameBar } from '#features/games/bar/game-frame-bar.tsx'
import { GameSwitcher } from '#features/games/bar/game-switcher.tsx'
import { useGameRefresh } from '#features/games/use-game-refresh.ts'
import type { RouteHandle } from '#shared/handle.ts'
import { gameParams } from '#shared/params.ts'
import { queryClient } from '#shared/query.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  await queryClient.query(gameQueries.detail(gameParams(params).gameId))
  return null
}

/** Moving between the parts of one game needs no new look at the game. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.gameId !== nextParams.gameId

export const handle = {
  BottomTabs: GameBottomTabs,
  BarContext: GameSwitcher,
} satisfies RouteHandle

export function Component() {
  const { gameId } = gameParams(useParams())
  const { data: game } = useQuery(gameQueries.detail(gameId))
  useGameRefresh(game)
  if (!game) return null
  return (
    <>
      <GameFrameBar game={game} />
      <Outlet context={game} />
    </>
  )
}
