import { unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh, refreshLater } from '#core/stale.ts'
import { presenceQueries } from '#game/presence/queries.ts'
import { gameStale } from '#game/stale.ts'

// Only for servers that name `presence` among their extensions.

type OfChallenge = { gameId: number; challengeId: number }

/** Makes a text the note of the own team. The last save wins; the answer has what it replaced. */
export const saveTeamNote = mutationOptions({
  mutationFn: ({ gameId, challengeId, text }: OfChallenge & { text: string }) =>
    unwrap(
      api().PUT('/api/game/{id}/challenges/{challengeId}/note', {
        params: { path: { id: gameId, challengeId } },
        body: { text },
      }),
    ),
  onSuccess: (saved, variables, result, context) => {
    const { gameId, challengeId } = variables
    context.client.setQueryData(presenceQueries.note(gameId, challengeId).queryKey, saved)
    refreshLater(gameStale.saveTeamNote)(saved, variables, result, context)
  },
})

/** Says that the caller works on a challenge, or not anymore. */
export const updateWorking = mutationOptions({
  mutationFn: ({ gameId, challengeId, isWorking }: OfChallenge & { isWorking: boolean }) =>
    unwrap(
      api().PUT('/api/game/{id}/challenges/{challengeId}/working', {
        params: { path: { id: gameId, challengeId } },
        body: { isWorking },
      }),
    ),
  onSuccess: refresh(gameStale.updateWorking),
})
