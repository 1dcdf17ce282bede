export { matcherOf } from './matcher.ts'
export type { FlagMatch, MatchedFlag, Matcher } from './matcher.ts'
export { patternProblem } from './pattern.ts'
export type { PatternProblem } from './pattern.ts'
