import { gameQueries, infoQueries, teamQueries } from '@halyard/query'
import { boardQuery } from '#shared/board/board-query.ts'
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
