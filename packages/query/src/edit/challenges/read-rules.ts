import type { Schema } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { runPaced } from '#core/patience/series.ts'
import { cooldownQueries } from '#edit/cooldown/queries.ts'
import { hintQueries } from '#edit/hints/queries.ts'
import { requirementQueries } from '#edit/requirements/queries.ts'
import { scoringQueries } from '#edit/scoring/queries.ts'
import { infoQueries } from '#info/queries.ts'

/** What a challenge has beyond the contract; absent where the server does not have that. */
type Rules = {
  scoring?: Schema<'ScoringModel'>
  hints?: Schema<'PricedHint'>[]
  requirements?: Schema<'RequirementsModel'>
  cooldown?: Schema<'CooldownModel'>
}

/**
 * Reads what challenges of a game have beyond the contract, by their numbers; asks only for what the server names among its extensions.
 *
 * @throws what a call that failed threw, or an `AbortError` when it was stopped
 */
export async function readChallengeRules(
  client: QueryClient,
  gameId: number,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, Rules>> {
  const { extensions = [] } = await client.query(infoQueries.config())
  const rules = new Map<number, Rules>()
  const has = (name: string) => extensions.includes(name)
  const read = async (id: number) => {
    const own: Rules = {}
    if (has('scoring')) own.scoring = await client.query(scoringQueries.detail(gameId, id))
    if (has('hints')) own.hints = (await client.query(hintQueries.list(gameId, id))).hints
    if (has('requirements'))
      own.requirements = await client.query(requirementQueries.detail(gameId, id))
    if (has('cooldown')) own.cooldown = await client.query(cooldownQueries.detail(gameId, id))
    rules.set(id, own)
  }
  const {
    failed: [failure],
  } = await runPaced(ids, read, { signal })
  signal.throwIfAborted()
  if (failure) throw failure.error
  return rules
}
