import { matcherOf } from '@halyard/flags'
import type { MatchedFlag, Matcher } from '@halyard/flags'

/** Compiled flags that are kept: those of a large event several times over. */
const MOST_KEPT = 500

/** By how it is compared and the flag. They follow from these alone, so nothing becomes stale; what was not used for long goes first. */
const kept = new Map<string, Matcher>()

function keptMatcher(flag: MatchedFlag): Matcher {
  const key = `${flag.match} ${flag.flag}`
  const matcher = kept.get(key) ?? matcherOf(flag)
  kept.delete(key)
  kept.set(key, matcher)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return matcher
}

/** Whether an answer is right by one of the flags. */
export const isRightBySome = (flags: readonly MatchedFlag[], answer: string): boolean =>
  flags.some((flag) => keptMatcher(flag)(answer))
