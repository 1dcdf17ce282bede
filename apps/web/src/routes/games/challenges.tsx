import type { Game } from '@halyard/api'
import { gameQueries } from '@halyard/query'
import { useOutletContext } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { BoardScreen } from '#features/play/board/board-screen.tsx'
import { now } from '#shared/clock/clock.ts'
import { mayPlay, standingOf } from '#shared/game/standing.ts'
import { gameParams, parseId } from '#shared/params.ts'
import { queryContext } from '#shared/query-context.ts'

/** Prefetches the challenges of a player's team. Others are refused them, which the screen explains: no answer is kept for those. */
export function loader({ params, context, request }: LoaderFunctionArgs) {
  const client = context.get(queryContext)
  const { gameId } = gameParams(params)
  const opened = parseId(new URL(request.url).searchParams.get('c'))
  const { queryKey, queryFn } = gameQueries.play(gameId)
  const game = client.getQueryData(gameQueries.detail(gameId).queryKey)
  if (game && !mayPlay(standingOf(game, true, now()))) return null
  client.query({ queryKey, queryFn, retry: false }).catch(() => {
    client.removeQueries({ queryKey, exact: true, type: 'inactive' })
  })
  // Its answer is on the way while the dialog renders, which says what went wrong.
  if (opened !== undefined) client.query(gameQueries.challenge(gameId, opened)).catch(() => {})
  return null
}

export function Component() {
  return <BoardScreen game={useOutletContext<Game>()} />
}
