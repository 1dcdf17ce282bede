import { nameOf, namesOf } from '#mapping/requirements.ts'
import type { Required } from '#mapping/requirements.ts'

/** A challenge as far as its place among the others depends on it. */
type Ordered = Required & { requires?: { challenges: Required[] } }

/** The challenges in their order, except that each comes after those it requires: they are there when it is sent. */
export function requiredFirst<Challenge extends Ordered>(
  challenges: readonly Challenge[],
): Challenge[] {
  const byName = new Map(
    challenges.toReversed().flatMap((one) => namesOf(one).map((name) => [name, one])),
  )
  const placed = new Set<Challenge>()
  const ordered: Challenge[] = []
  for (const first of challenges) {
    // A stack of its own: a chain of thousands is no deeper than one of three.
    const waiting = [first]
    const seen = new Set<Challenge>()
    while (waiting.length > 0) {
      const challenge = waiting.at(-1)
      if (!challenge) break
      const required = (challenge.requires?.challenges ?? []).flatMap(
        (one) => byName.get(nameOf(one)) ?? [],
      )
      const missing = required.filter((one) => !placed.has(one) && !seen.has(one))
      seen.add(challenge)
      if (missing.length > 0 && !placed.has(challenge)) {
        waiting.push(...missing.toReversed())
        for (const one of missing) seen.add(one)
        continue
      }
      waiting.pop()
      if (placed.has(challenge)) continue
      placed.add(challenge)
      ordered.push(challenge)
    }
  }
  return ordered
}
