import { ApiError } from '@halyard/api'
import type { Game } from '@halyard/api'
import { gameKeys, gameQueries, useGetGame, useGetGameDetails } from '@halyard/query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDecision } from '#features/games/use-decision.ts'
import { usePhase } from '#shared/game/standing/use-standing.ts'

/** A game that is hidden is not polled any more; organisers may show it again. */
const whileGone = 60_000

/**
 * Keeps what is known of a game true: a request under review is looked at again and again, and when the game starts or ends
 * everything about it is read again.
 */
export function GameRefresh({ game }: { game: Game }) {
  useDecision(game)
  const client = useQueryClient()
  const gameId = game.id
  useGetGame(gameId, { refetchInterval: whileGone })
  // A board that is refused says that the team's standing, or the game, is not what it was.
  const { error: refusal } = useGetGameDetails(gameId, { enabled: false })
  const isRefused = refusal instanceof ApiError && [400, 403, 404].includes(refusal.status)
  useEffect(() => {
    if (!isRefused) return
    void client.invalidateQueries({ queryKey: gameQueries.detail(gameId).queryKey })
  }, [client, gameId, isRefused])
  const phase = usePhase(game)
  const seen = useRef({ gameId, phase })
  useEffect(() => {
    const before = seen.current
    seen.current = { gameId, phase }
    if (before.gameId !== gameId || before.phase === phase) return
    void client.invalidateQueries({ queryKey: gameKeys.all(gameId) })
  }, [client, gameId, phase])
  return null
}
