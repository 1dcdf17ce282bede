import { gameQueries } from '@halyard/query'
import { quietly } from '#app/route-data.ts'
import { now } from '#shared/clock.ts'
import { mayPlay, standingOf } from '#shared/game/standing.ts'
import { parseId } from '#shared/params.ts'
import { queryClient } from '#shared/query.ts'
import type { RouteObject } from '#shared/router.ts'

type Start = NonNullable<RouteObject['start']>

/** Asks for a game. */
export const startGame: Start = ({ params }) => {
  const id = parseId(params.gameId)
  if (id) quietly(queryClient.query({ ...gameQueries.detail(id), retry: false }))
}

/** Asks for the board of a team. To others it is refused, which the screen says in its own words: then nothing is left of the answer. */
export const startBoard: Start = ({ params }) => {
  const id = parseId(params.gameId)
  if (!id) return
  const { queryKey, queryFn } = gameQueries.play(id)
  const game = queryClient.getQueryData(gameQueries.detail(id).queryKey)
  if (game && !mayPlay(standingOf(game, true, now()))) return
  queryClient.query({ queryKey, queryFn, retry: false }).catch(() => {
    queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' })
  })
}
