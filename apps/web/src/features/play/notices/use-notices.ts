import { gameQueries } from '@halyard/query'
import { useQuery } from '@tanstack/react-query'
import { mayPlay } from '#shared/game/standing.ts'
import type { Standing } from '#shared/game/standing.ts'

/** The notices of a game, asked again and again while it is played. */
export const useNotices = (gameId: number, standing: Standing) =>
  useQuery({ ...gameQueries.notices(gameId), enabled: mayPlay(standing) })
