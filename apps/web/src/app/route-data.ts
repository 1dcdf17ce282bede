import { infoQueries, teamQueries } from '@halyard/query'
import { queryClient } from '#shared/query.ts'
import type { RouteObject } from '#shared/router.ts'

/** A failure is the screen's to tell: it asks again and waits for the answer, so these are not repeated by themselves. */
export const quietly = (asking: Promise<unknown>) => void asking.catch(() => {})

const gameData = () => import('#app/game-data.ts')
const scoreboardData = () => import('#app/scoreboard-data.ts')

/** Calls for data that start beside the download of a screen's code, by screen. Those of games come with what knows games. */
export const startData = {
  teams: () => quietly(queryClient.query({ ...teamQueries.mine(), retry: false })),
  game: (to) => quietly(gameData().then(({ startGame }) => startGame(to))),
  board: (to) => quietly(gameData().then(({ startBoard }) => startBoard(to))),
  scoreboard: (to) => quietly(scoreboardData().then(({ startScoreboard }) => startScoreboard(to))),
  posts: () => quietly(queryClient.query({ ...infoQueries.posts(), retry: false })),
  post: ({ params }) => {
    const { postId } = params
    if (postId)
      quietly(queryClient.query({ ...infoQueries.post(postId.toLowerCase()), retry: false }))
  },
} satisfies Record<string, NonNullable<RouteObject['start']>>
