import { findCycle } from '@halyard/rules'
import type { Challenge } from '#modules/edit/challenges/service.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** The challenges that the caller may see; undefined for all. */
export type Known = ReadonlySet<number> | undefined

/** Titles of a cycle that a refusal names. */
const MOST_NAMED = 5

/**
 * Throws Refusal 400 for requirements that are not in the game, and for challenges that would never open.
 *
 * @param all the challenges of the game as they are stored
 */
export function requireOpenable(
  all: readonly Challenge[],
  { id: challengeId, requires: before }: Pick<Challenge, 'id' | 'requires'>,
  requires: readonly number[],
  known?: Known,
): void {
  const byId = new Map(all.map((challenge) => [challenge.id, challenge]))
  const isThere = (id: number) => byId.has(id) && (known?.has(id) ?? true)
  if (!requires.every((id) => isThere(id) || before.includes(id)))
    throw new Refusal(400, 'requiredNotFound')
  const requirements = new Map(all.map((challenge) => [challenge.id, challenge.requires]))
  const cycle = findCycle(new Map([...requirements, [challengeId, [...requires]]]))
  if (!cycle) return
  const titles = cycle
    .slice(0, MOST_NAMED)
    .map((id) => (isThere(id) ? (byId.get(id)?.title ?? '') : '…'))
  const rest = cycle.length > MOST_NAMED ? ['…'] : []
  throw new Refusal(400, 'requirementsInCircle', {
    values: { titles: [...titles, ...rest].join(' → ') },
  })
}
