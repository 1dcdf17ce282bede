import { unwrap } from '@halyard/api'
import type { Scoreboard } from '@halyard/api'
import { api } from '#core/connection.ts'

/** The scoreboard of a game, which nothing keeps: for a reader that needs only a part of it. */
export const readScoreboard = (gameId: number): Promise<Scoreboard> =>
  unwrap(api().GET('/api/game/{id}/scoreboard', { params: { path: { id: gameId } } }))
