import { expect, it } from 'vitest'
import { isSupportedVersion, nextState } from './state.ts'

it.each([
  ['Invalid', 202, 1, 'Usable', []],
  ['Usable', 202, 5, 'Usable', ['syncTunnels']],
  ['Usable', 202, 6, 'Usable', []],
  ['Invalid', 201, 1, 'Pending', []],
  ['Pending', 201, 5, 'Pending', []],
  ['Usable', 500, 3, 'Invalid', ['announceOffline', 'stopPolling']],
  ['Pending', 'unreachable', 3, 'Invalid', ['announceOffline', 'stopPolling']],
  ['Invalid', 'unreachable', 1, 'Invalid', ['stopPolling']],
  ['Usable', 200, 2, 'Invalid', ['announceOffline', 'stopPolling']],
] as const)('%s and %s at look %i give %s', (state, answer, tick, next, effects) => {
  expect(nextState(state, answer, tick)).toEqual({ state: next, effects })
})

it.each([
  ['0.4', true],
  ['0.5.8', true],
  ['v1.0.0', true],
  ['0.3.9', false],
  ['new', false],
  [undefined, false],
])('version %s: %s', (version, isSupported) => {
  expect(isSupportedVersion(version)).toBe(isSupported)
})
