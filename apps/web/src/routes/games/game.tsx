import { hasStatus } from '@halyard/api'
import type { Game } from '@halyard/api'
import { gameQueries, useGetGame } from '@halyard/query'
import { Suspense } from 'react'
import { Outlet, useParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { GameBottomTabs } from '#features/games/bar/game-bottom-tabs.tsx'
import { GameFrameBar } from '#features/games/bar/game-frame-bar.tsx'
import { GameSwitcher } from '#features/games/bar/game-switcher.tsx'
import type { RouteHandle } from '#shared/handle.ts'
import { isIn } from '#shared/game/standing/standing.ts'
import { useStanding } from '#shared/game/standing/use-standing.ts'
import { backgroundPart, lazyPart } from '#shared/lazy-part.ts'
import { gameParams } from '#shared/params.ts'
import { queryContext } from '#shared/query-context.ts'
import { readOrRestore } from '#shared/restored-query.ts'
import { useIsMounted } from '#shared/use-is-mounted.ts'

const GameGone = lazyPart('GameGone', () => import('#features/games/game-gone.tsx'))
const GameRefresh = backgroundPart('GameRefresh', () => import('#features/games/game-refresh.tsx'))
const ScheduleNote = backgroundPart(
  'ScheduleNote',
  () => import('#features/games/schedule/schedule-note.tsx'),
)
const GameLive = backgroundPart('GameLive', () => import('#features/play/live/game-live.tsx'))

export async function loader({ params, context }: LoaderFunctionArgs) {
  const client = context.get(queryContext)
  const detail = gameQueries.detail(gameParams(params).gameId)
  await readOrRestore(client, detail.queryKey, (options) => client.query({ ...detail, ...options }))
  return null
}

export const handle = {
  BottomTabs: GameBottomTabs,
  BarContext: GameSwitcher,
} satisfies RouteHandle

export function Component() {
  const { gameId } = gameParams(useParams())
  const { data: game, error } = useGetGame(gameId)
  if (hasStatus(error, 404)) {
    return (
      <>
        <Suspense>
          <GameGone title={game?.title} />
        </Suspense>
        {game && <Refresh game={game} />}
      </>
    )
  }
  if (!game) return null
  return (
    <>
      <GameFrameBar game={game} />
      {game.schedule && (
        <Suspense>
          <ScheduleNote game={game} />
        </Suspense>
      )}
      <Outlet context={game} />
      <Refresh game={game} />
      <Live game={game} />
    </>
  )
}

/** Keeps what is known of the game true; loads once its screen is shown. */
function Refresh({ game }: { game: Game }) {
  return (
    useIsMounted() && (
      <Suspense>
        <GameRefresh game={game} />
      </Suspense>
    )
  )
}

/** Background work for those in the game; loads after the screens. */
function Live({ game }: { game: Game }) {
  const isWanted = isIn(useStanding(game))
  const isMounted = useIsMounted()
  if (!isWanted || !isMounted) return null
  return (
    <Suspense>
      <GameLive key={game.id} game={game} />
    </Suspense>
  )
}
