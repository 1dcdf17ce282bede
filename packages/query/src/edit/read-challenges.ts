import type { ChallengeSettings } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { runPaced } from '#core/paced.ts'
import type { PacedOptions } from '#core/paced.ts'
import { editQueries } from '#edit/queries.ts'

/**
 * Reads all challenges of a game with their flags, one after the other, in the order of their list.
 *
 * @throws what the first call that failed threw, or an `AbortError` when it was stopped
 */
export async function readChallenges(
  client: QueryClient,
  gameId: number,
  { signal, onProgress }: PacedOptions = {},
): Promise<ChallengeSettings[]> {
  const lines = await client.query({ ...editQueries.challenges(gameId), staleTime: 0 })
  const found: ChallengeSettings[] = []
  const { failed } = await runPaced(
    lines,
    async ({ id }) => {
      found.push(await client.query({ ...editQueries.challenge(gameId, id), staleTime: 0 }))
    },
    { ...(signal && { signal }), ...(onProgress && { onProgress }) },
  )
  signal?.throwIfAborted()
  if (failed[0]) throw failed[0].error
  return found
}
