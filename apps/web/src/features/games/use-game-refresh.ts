import type { Game } from '@halyard/api'
import { gameQueries } from '@halyard/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { usePhase } from '#shared/game/use-standing.ts'

const whileWaiting = 15_000
const never = { start: Infinity, end: Infinity }

/**
 * Keeps what is known of a game true: a request under review is looked at again and again, and when the game starts or ends
 * everything about it is read anew.
 */
export function useGameRefresh(game: Game | undefined): void {
  const client = useQueryClient()
  const gameId = game?.id ?? 0
  const isWaiting = game?.status === 'Pending'
  useQuery({
    ...gameQueries.detail(gameId),
    enabled: game !== undefined,
    refetchInterval: isWaiting ? whileWaiting : false,
  })
  const phase = usePhase(game ?? never)
  const seen = useRef({ gameId, phase })
  useEffect(() => {
    const before = seen.current
    seen.current = { gameId, phase }
    if (before.gameId !== gameId || before.phase === phase) return
    void client.invalidateQueries({ queryKey: gameQueries.all(gameId) })
  }, [client, gameId, phase])
}
