import { unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { editStale } from '#edit/stale.ts'

type GameOnly = { gameId: number }

const path = ({ gameId }: GameOnly) => ({ path: { id: gameId } })

/** Makes the server recompute the scoreboard. */
export const flushScoreboard = mutationOptions({
  mutationFn: (game: GameOnly) =>
    unwrap(api().POST('/api/edit/games/{id}/scoreboard/flush', { params: path(game) })),
  onSuccess: refresh(editStale.flushScoreboard),
})
