import { patternProblem } from '@halyard/flags'
import type { MatchedFlag, PatternProblem } from '@halyard/flags'
import { isDynamicType, LIMITS } from '@halyard/rules'
import type { ChallengeType } from '@halyard/rules'
import { Refusal } from '#modules/operation/refusal.ts'

/**
 * Throws Refusal 400 for flags that cannot be compared as they ask. Each is named by its place: a flag is in no message.
 *
 * @param tried flags of the challenge so far that are not compared exactly
 */
export function requireComparable(
  { type }: { readonly type: ChallengeType },
  flags: readonly { readonly flag: string; readonly match?: MatchedFlag['match'] }[],
  tried: number,
): void {
  const inexact = flags.filter(({ match }) => match !== undefined && match !== 'exact')
  if (inexact.length === 0) return
  if (isDynamicType(type)) throw new Refusal(400, 'flagsComparedExactly')
  if (tried + inexact.length > LIMITS.triedFlags)
    throw new Refusal(400, 'tooManyTriedFlags', { values: { max: LIMITS.triedFlags } })
  for (const [index, { flag, match }] of flags.entries()) {
    const problem = match === 'regex' ? patternProblem(flag) : undefined
    if (problem) throw refusalOf(problem, index + 1)
  }
}

function refusalOf(problem: PatternProblem, place: number): Refusal {
  if (problem.kind === 'tooLarge') return new Refusal(400, 'patternTooLarge', { values: { place } })
  if (problem.kind === 'matchesEmpty')
    return new Refusal(400, 'patternMatchesEmpty', { values: { place } })
  return new Refusal(400, 'patternUnreadable', { values: { place, at: problem.at } })
}
