import { expect, it } from 'vitest'
import { nextReach, startReach } from '#core/reach.ts'
import type { ReachEvent, ReachState } from '#core/reach.ts'

const after = (...events: ReachEvent[]): ReachState => events.reduce(nextReach, startReach).state

it.each<[ReachState, ReachEvent[]]>([
  ['online', []],
  ['online', ['failure']],
  ['degraded', ['failure', 'failure']],
  ['online', ['failure', 'failure', 'answer']],
  ['offline', ['failure', 'failure', 'failure']],
  ['offline', ['failure', 'failure', 'failure', 'failure']],
  ['recovering', ['failure', 'failure', 'failure', 'answer']],
  ['online', ['failure', 'failure', 'failure', 'answer', 'answer']],
  ['degraded', ['no-network', 'network', 'failure']],
  ['offline', ['no-network']],
  ['recovering', ['no-network', 'network']],
  ['online', ['no-network', 'network', 'answer']],
  ['degraded', ['hub-lost']],
  ['degraded', ['hub-lost', 'answer']],
  ['online', ['hub-lost', 'hub-back']],
  ['degraded', ['hub-lost', 'failure', 'failure', 'hub-back']],
  ['online', ['failure', 'answer', 'failure', 'answer', 'failure']],
])('is %s after %j', (state, events) => {
  expect(after(...events)).toBe(state)
})
