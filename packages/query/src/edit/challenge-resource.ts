import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { refreshLater } from '#core/stale.ts'
import type { Stale } from '#core/stale.ts'
import { challengePath } from '#edit/challenges/copy-challenge.ts'
import { ifMatch, isOutdated } from '#core/if-match.ts'

type OfChallenge = { gameId: number; challengeId: number }

/** A change of a part of a challenge that has an address of its own, tied to the state it was made to. */
export type EditOfChallenge<Body> = OfChallenge & { etag?: string | undefined } & Body

type Where = EditOfChallenge<unknown>

/** The parameters of its save. */
export const savePath = ({ gameId, challengeId, etag }: Where) => ({
  ...challengePath(gameId, challengeId),
  ...ifMatch(etag),
})

/** Puts the answer of a save in the place of what was read; after a save that was made to an older state, reads again. */
export const showSavedPart = (
  queryOf: (gameId: number, challengeId: number) => { queryKey: QueryKey },
  stale: Stale<OfChallenge>,
) => ({
  onSuccess: (
    saved: unknown,
    variables: OfChallenge,
    result: unknown,
    context: { client: QueryClient },
  ): void => {
    const { queryKey } = queryOf(variables.gameId, variables.challengeId)
    context.client.setQueryData(queryKey, saved)
    refreshLater(stale)(saved, variables, result, context)
  },
  // The next save is made to what is stored by now.
  onError: (
    error: unknown,
    { gameId, challengeId }: OfChallenge,
    _result: unknown,
    { client }: { client: QueryClient },
  ) => {
    const { queryKey } = queryOf(gameId, challengeId)
    return isOutdated(error) ? client.invalidateQueries({ queryKey }) : undefined
  },
})
