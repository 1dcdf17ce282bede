import { scoreboardQueries, useKeptScoreboard } from '@halyard/query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useBoardTable, useLiveBoardTable } from '#shared/board/board-query.ts'
import { packBoard, teamAt } from '#shared/board/table.ts'
import type { BoardTable } from '#shared/board/table.ts'

/** Teams that are kept in this browser for the next visit without a network. */
export const keptTeams = 100
const keepAfterMs = 1000

/**
 * The scoreboard of a game, followed while the game runs. Without a network it is the first hundred teams of the last visit.
 *
 * @param isOver nothing changes any more, so it is read once
 * @param isLive the one of staff, with all solves: it is not kept
 */
export function useBoard(gameId: number, isOver: boolean, isLive: boolean) {
  const client = useQueryClient()
  const polling = isOver ? ({ refetchInterval: false } as const) : {}
  const ofAll = useBoardTable(gameId, { ...polling, enabled: !isLive })
  const ofStaff = useLiveBoardTable(gameId, { ...polling, enabled: isLive })
  const query = isLive ? ofStaff : ofAll
  const { data: kept, dataUpdatedAt: keptAt } = useKeptScoreboard(gameId)
  const table = query.data?.content
  const updatedAt = query.dataUpdatedAt
  useEffect(() => {
    if (!table || isLive) return undefined
    const { queryKey } = scoreboardQueries.kept(gameId)
    const keep = () => void client.setQueryData(queryKey, headOf(table), { updatedAt })
    // What is kept for another visit is made when this one has its rows.
    const timer = setTimeout(keep, keepAfterMs)
    return () => clearTimeout(timer)
  }, [client, gameId, table, updatedAt, isLive])
  // Shown from the first failure on: the next tries may take a while.
  const isFailing = query.failureCount > 0 || query.isError
  const old = useMemo(
    () => (!table && !isLive && isFailing && kept ? packBoard(kept) : undefined),
    [table, isLive, isFailing, kept],
  )
  const { refetch } = query
  if (table) return { table, updatedAt, refetch, error: undefined, isCut: false }
  const isCut = old !== undefined && old.count >= keptTeams
  return { table: old, updatedAt: keptAt, refetch, error: query.error ?? undefined, isCut }
}

/** The best teams of a board, as the server would send them. */
const headOf = (table: BoardTable) => ({
  updateTimeUtc: table.updateTimeUtc,
  bloodBonus: table.bloodBonus,
  timelines: [...table.timelines],
  divisions: [...table.divisions],
  challenges: table.challenges,
  challengeCount: table.challengeCount,
  items: Array.from({ length: Math.min(table.count, keptTeams) }, (_, index) =>
    teamAt(table, index),
  ),
})
