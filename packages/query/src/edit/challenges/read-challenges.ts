import type { ChallengeSettings } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { fresh } from '#core/freshness.ts'
import { runPaced } from '#core/patience/series.ts'
import type { PacedOptions } from '#core/patience/series.ts'
import { editChallengeQueries } from '#edit/challenges/queries.ts'

/** Calls that are under way at the same time. */
const parallel = 4

/**
 * Reads all challenges of a game with their flags, in the order of their list. What was read a moment ago is not asked for again.
 *
 * @throws what a call that failed threw, or an `AbortError` when it was stopped
 */
export async function readChallenges(
  client: QueryClient,
  gameId: number,
  { signal, onProgress }: PacedOptions = {},
): Promise<ChallengeSettings[]> {
  const lines = await client.query({ ...editChallengeQueries.list(gameId), staleTime: 0 })
  const known = new Map<number, ChallengeSettings>()
  for (const { id } of lines) {
    const state = client.getQueryState(editChallengeQueries.detail(gameId, id).queryKey)
    const isFresh = state && !state.isInvalidated && state.dataUpdatedAt > Date.now() - fresh.list
    if (isFresh && state.data) known.set(id, state.data)
  }
  const read = async (id: number) => {
    known.set(id, await client.query({ ...editChallengeQueries.detail(gameId, id), staleTime: 0 }))
    onProgress?.(known.size)
  }
  const missing = lines.map(({ id }) => id).filter((id) => !known.has(id))
  const lanes = Array.from({ length: parallel }, (_, lane) =>
    missing.filter((_id, at) => at % parallel === lane),
  )
  const results = await Promise.all(
    lanes.map((ids) => runPaced(ids, read, { ...(signal && { signal }) })),
  )
  signal?.throwIfAborted()
  const [failure] = results.flatMap(({ failed }) => failed)
  if (failure) throw failure.error
  return lines.flatMap(({ id }) => known.get(id) ?? [])
}
