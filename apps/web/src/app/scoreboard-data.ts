import { quietly } from '#app/route-data.ts'
import { boardQuery } from '#shared/board/board-query.ts'
import { parseId } from '#shared/params.ts'
import { queryClient } from '#shared/query.ts'
import type { RouteObject } from '#shared/router.ts'

/** Asks for a scoreboard. */
export const startScoreboard: NonNullable<RouteObject['start']> = ({ params }) => {
  const id = parseId(params.gameId)
  if (id) quietly(queryClient.query({ ...boardQuery(id), retry: false }))
}
