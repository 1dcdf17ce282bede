import { unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { playQueries } from '#game/play/queries.ts'
import { gameStale } from '#game/stale.ts'

/** What is opened, and the price that its reader was shown. */
type Opening = { gameId: number; challengeId: number; hintId: number; price: number }

/** Opens a hint for its price; only for servers that name `hints` among their extensions. */
export const openHint = mutationOptions({
  mutationFn: ({ gameId, challengeId, hintId, price }: Opening) =>
    unwrap(
      api().POST('/api/game/{id}/challenges/{challengeId}/hints/{hintId}', {
        params: { path: { id: gameId, challengeId, hintId } },
        body: { price },
      }),
    ),
  onSuccess: refresh(gameStale.openHint),
  // What was refused may cost something else by now, or be opened already.
  onError: (_error, { gameId, challengeId }, _result, { client }) =>
    client.invalidateQueries({ queryKey: playQueries.challenge(gameId, challengeId).queryKey }),
})
