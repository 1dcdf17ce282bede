import type { Game } from '@halyard/api'
import { watchGame } from '@halyard/query/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAlerts } from '#features/play/live/use-alerts.tsx'
import { setHubState } from '#shared/game/hub-state.ts'
import { useUnread } from '#shared/game/use-unread.ts'
import { useTitleMark } from '#shared/title.ts'

/** Hears of what happens in a game while it is played, on every screen of it, and tells the player. Shows nothing itself. */
export function GameLive({ game }: { game: Game }) {
  const client = useQueryClient()
  const gameId = game.id
  useEffect(() => {
    const stop = watchGame({ client, gameId, onState: (state) => setHubState(gameId, state) })
    return () => {
      stop()
      setHubState(gameId, undefined)
    }
  }, [client, gameId])
  useAlerts(game)
  useTitleMark(useUnread(game).count)
  return null
}
