import { haveHintsChanged } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { announceHint, requireLockedChallenge } from '#modules/edit/challenges/service.ts'
import { requireKept } from '#modules/edit/hints/policy.ts'
import { changeHint, deleteHints, insertHints, listHints } from '#modules/edit/hints/repository.ts'
import type { PricedHint } from '#modules/edit/hints/repository.ts'
import { hintsTag } from '#modules/edit/hints/view.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

// What other modules ask of the tables of this one.
export { insertHints, listHintsOfGame } from '#modules/edit/hints/repository.ts'

/** Replaces the hints with a price, which keep their ids and so whoever has opened them. Throws Refusal. */
export async function editHints(
  tx: Db,
  nowMs: number,
  where: { gameId: number; challengeId: number; ifMatch: IfMatch },
  hints: readonly Schema<'PricedHintEdit'>[],
): Promise<PricedHint[]> {
  // Whoever opens a hint locks the challenge too, so nobody pays for one that is just being removed.
  const challenge = await requireLockedChallenge(tx, where.gameId, where.challengeId)
  const before = await listHints(tx, challenge.id)
  requireMatch(where.ifMatch, hintsTag(before))
  requireKept(before, hints)
  const kept = new Set(hints.map(({ id }) => id))
  await deleteHints(
    tx,
    before.map(({ id }) => id).filter((id) => !kept.has(id)),
  )
  for (const [position, { id, text: content, price }] of hints.entries()) {
    if (id === undefined)
      await insertHints(tx, [{ challenge_id: challenge.id, position, content, price }])
    else await changeHint(tx, id, { position, content, price })
  }
  const after = await listHints(tx, challenge.id)
  if (haveHintsChanged(before.map(newsOf), after.map(newsOf)))
    await announceHint(tx, challenge, nowMs)
  return after
}

/** What makes a hint another one for players: another price does not, unless it becomes free. */
const newsOf = ({ text, price }: PricedHint) => `${price === 0 ? 'free' : 'priced'} ${text}`
