import { gameQueries, infoQueries, teamQueries } from '@halyard/query'
import { boardQuery } from '#shared/board/board-query.ts'
import { now } from '#shared/clock.ts'
import { mayPlay, standingOf } from '#shared/game/standing.ts'
import { parseId } from '#shared/params.ts'
import { queryClient } from '#shared/query.ts'
import type { RouteObject } from '#shared/router.ts'

/** A failure is the screen's to tell: it asks again and waits for the answer, so these are not repeated by themselves. */
const quietly = (asking: Promise<unknown>) => void asking.catch(() => {})

/** Calls for data that start beside the download of a screen's code, by screen. */
export const startData = {
  teams: () => quietly(queryClient.query({ ...teamQueries.mine(), retry: false })),
  game: ({ params }) => {
    const id = parseId(params.gameId)
    if (id) quietly(queryClient.query({ ...gameQueries.detail(id), retry: false }))
  },
  /** The board of a team. To others it is refused, which the screen says in its own words: then nothing is left of the answer. */
  board: ({ params }) => {
    const id = parseId(params.gameId)
    if (!id) return
    const { queryKey, queryFn } = gameQueries.play(id)
    const game = queryClient.getQueryData(gameQueries.detail(id).queryKey)
    if (game && !mayPlay(standingOf(game, true, now()))) return
    queryClient.query({ queryKey, queryFn, retry: false }).catch(() => {
      queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' })
    })
  },
  scoreboard: ({ params }) => {
    const id = parseId(params.gameId)
    if (id) quietly(queryClient.query({ ...boardQuery(id), retry: false }))
  },
  posts: () => quietly(queryClient.query({ ...infoQueries.posts(), retry: false })),
  post: ({ params }) => {
    const { postId } = params
    if (postId)
      quietly(queryClient.query({ ...infoQueries.post(postId.toLowerCase()), retry: false }))
  },
} satisfies Record<string, NonNullable<RouteObject['start']>>
