import type { Game } from '@halyard/api'
import { gameQueries } from '@halyard/query'
import { useOutletContext } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { GameHome } from '#features/games/home/game-home.tsx'
import { preloadMarkdown } from '#shared/content/markdown.tsx'
import { gameParams } from '#shared/params.ts'
import { prefetch } from '#shared/prefetch.ts'
import { queryContext } from '#shared/query-context.ts'

/** Where there are rules, loads the code that shows them; the screen does not wait for it. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const detail = gameQueries.detail(gameParams(params).gameId)
  const game = context.get(queryContext).query({ ...detail, retry: false })
  prefetch(game.then(({ content }) => content && preloadMarkdown()))
  return null
}

export function Component() {
  return <GameHome game={useOutletContext<Game>()} />
}
