import type { GameSummary } from '@halyard/api'
import { gameQueries } from '@halyard/query'
import type { QueryClient } from '@tanstack/react-query'
import { groupGames } from '#features/games/groups.ts'
import { currentMinute } from '#shared/clock/clock.ts'

/** Each is a request; cards further down are not seen at once. */
const mostAhead = 3

/** Prefetches the reader's part in the first running games: it decides what their cards lead to, and how wide that is. */
export const prefetchLive = (client: QueryClient, games: readonly GameSummary[]) =>
  Promise.allSettled(
    groupGames(games, currentMinute())
      .live.slice(0, mostAhead)
      .map(({ id }) => client.query({ ...gameQueries.listed(id), retry: false })),
  )
