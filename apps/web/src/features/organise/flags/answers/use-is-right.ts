import type { MatchedFlag } from '@halyard/flags'
import { use } from 'react'
import { loadWhenOnline } from '#shared/load-when-online.ts'

let loading: Promise<typeof import('@halyard/flags')> | undefined
const loadMatchers = () => (loading ??= loadWhenOnline(() => import('@halyard/flags')))

/** Whether an answer is right by some flags. Suspends until the code is there that compares in other ways than exactly, where it is needed. */
export function useIsRight(flags: readonly MatchedFlag[]): (answer: string) => boolean {
  const exact = new Set(flags.flatMap(({ flag, match }) => (match === 'exact' ? [flag] : [])))
  const others = flags.filter(({ match }) => match !== 'exact')
  const { matcherOf } = others.length > 0 ? use(loadMatchers()) : {}
  const matchers = matcherOf ? others.map(matcherOf) : []
  return (answer) => exact.has(answer) || matchers.some((matches) => matches(answer))
}
