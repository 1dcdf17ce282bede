import { noticesWhilePushed, useListNotices } from '@halyard/query'
import { useHubState } from '#shared/game/hub-state.ts'
import { mayPlay } from '#shared/game/standing/standing.ts'
import type { Standing } from '#shared/game/standing/standing.ts'

/** The notices of a game, asked again and again while it is played, and rarely while they come by themselves. */
export function useNotices(gameId: number, standing: Standing) {
  'use memo'
  const isPushed = useHubState(gameId) === 'connected'
  const { data, error, refetch } = useListNotices(gameId, {
    enabled: mayPlay(standing),
    ...(isPushed && { refetchInterval: noticesWhilePushed }),
  })
  // The same while nothing in it changes, other than the query's own: it is passed on, and must not render the board again.
  return { data, error, refetch }
}
