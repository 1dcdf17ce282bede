import type { Game } from '@halyard/api'
import { accountQueries, gameQueries, playQueries } from '@halyard/query'
import { useOutletContext } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { prepareOpened } from '#features/play/board/board-body.tsx'
import { BoardScreen } from '#features/play/board/board-screen.tsx'
import { now } from '#shared/clock/clock.ts'
import { mayPlay, standingOf } from '#shared/game/standing/standing.ts'
import type { RouteHandle } from '#shared/handle.ts'
import { gameParams, parseId } from '#shared/params.ts'
import { queryContext } from '#shared/query-context.ts'

/** Prefetches the challenges of a player's team. Others would be refused them, which the screen explains. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const client = context.get(queryContext)
  const { gameId } = gameParams(params)
  const opened = parseId(new URL(request.url).searchParams.get('c'))
  // On a first visit the loaders of the frames ask for the same two, and say what is wrong with them.
  const known = { retry: false, staleTime: Infinity } as const
  const [game, person] = await Promise.allSettled([
    client.query({ ...gameQueries.detail(gameId), ...known }),
    client.query({ ...accountQueries.profile(), ...known }),
  ])
  if (game.status === 'rejected' || person.status === 'rejected' || !person.value) return null
  if (!mayPlay(standingOf(game.value, true, now()))) return null
  const { queryKey, queryFn } = playQueries.details(gameId)
  client.query({ queryKey, queryFn, retry: false }).catch(() => {
    client.removeQueries({ queryKey, exact: true, type: 'inactive' })
  })
  // Its answer is on the way while the dialog renders, which says what went wrong.
  if (opened !== undefined) client.query(playQueries.challenge(gameId, opened)).catch(() => {})
  return null
}

export const handle = {
  prepare: async () => {
    if (new URLSearchParams(location.search).has('c')) await prepareOpened()
  },
} satisfies RouteHandle

export function Component() {
  return <BoardScreen game={useOutletContext<Game>()} />
}
