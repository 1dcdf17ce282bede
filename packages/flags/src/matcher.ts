import { foldedCase } from './folded-case.ts'
import { compilePattern } from './pattern.ts'

/** How an answer is compared with a flag. */
export type FlagMatch = 'exact' | 'ignoreCase' | 'regex'

/** A flag, and how answers are compared with it. */
export interface MatchedFlag {
  readonly flag: string
  readonly match: FlagMatch
}

/** Whether an answer is right. */
export type Matcher = (answer: string) => boolean

/** Compares answers with one flag, in linear time. A pattern that cannot be used is right for no answer. */
export function matcherOf({ flag, match }: MatchedFlag): Matcher {
  if (match === 'exact') return (answer) => answer === flag
  if (match === 'regex') {
    const pattern = compilePattern(flag)
    return (answer) => pattern?.testExact(answer) ?? false
  }
  const folded = foldedCase(flag)
  return (answer) => folded.test(answer)
}
