import { useQuery } from '@tanstack/react-query'
import { queryHook } from '#core/hooks.ts'
import type { ReadBoard } from '#game/read-board.ts'
import { scoreboardQueries } from '#game/scoreboard/queries.ts'

/** The scoreboard in a form of the caller's own. */
export const useGetScoreboard = <Content>(
  gameId: number,
  read: ReadBoard<Content>,
  options?: { enabled?: boolean; refetchInterval?: false },
) => useQuery({ ...scoreboardQueries.board(gameId, read), ...options })

/** The same with all solves, for staff. */
export const useGetLiveScoreboard = <Content>(
  gameId: number,
  read: ReadBoard<Content>,
  options?: { enabled?: boolean; refetchInterval?: false },
) => useQuery({ ...scoreboardQueries.live(gameId, read), ...options })

/** The scoreboard of the last visit. */
export const useKeptScoreboard = queryHook(scoreboardQueries.kept)

/** What the first solves of a game earn, packed; only its scoreboard has them. */
export const useReadBloodBonus = (
  gameId: number,
  read: Parameters<typeof scoreboardQueries.bloodBonus>[1],
  options?: { enabled?: boolean },
) => useQuery({ ...scoreboardQueries.bloodBonus(gameId, read), ...options })
