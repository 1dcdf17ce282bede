import type { Game } from '@halyard/api'
import { gameQueries } from '@halyard/query'
import { useOutletContext } from '#shared/router.ts'
import type { LoaderFunctionArgs } from '#shared/router.ts'
import { GameHome } from '#features/games/home/game-home.tsx'
import { preloadMarkdown } from '#shared/markdown.tsx'
import { gameParams } from '#shared/params.ts'
import { queryClient } from '#shared/query.ts'

/** Where there are rules, fetches what draws them as soon as that is known; the screen does not wait for it. */
export function loader({ params }: LoaderFunctionArgs) {
  const detail = gameQueries.detail(gameParams(params).gameId)
  queryClient.query({ ...detail, retry: false }).then(
    ({ content }) => content && preloadMarkdown(),
    // The frame around asks too, and tells of a failure.
    () => {},
  )
  return null
}

export function Component() {
  return <GameHome game={useOutletContext<Game>()} />
}
