import { unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { editStale } from '#edit/stale.ts'

type GameOnly = { gameId: number }

const path = ({ gameId }: GameOnly) => ({ path: { id: gameId } })

export const deleteGameWriteups = mutationOptions({
  mutationFn: (game: GameOnly) =>
    unwrap(api().DELETE('/api/edit/games/{id}/writeups', { params: path(game) })),
  onSuccess: refresh(editStale.deleteGameWriteups),
})
