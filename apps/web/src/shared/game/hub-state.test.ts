import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reachState } from '#shared/session/connection.ts'
import { setHubState } from '#shared/game/hub-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  setHubState(1, undefined)
  vi.useRealTimers()
})

it('lets the page know of a hub that stays away, and that it is back', () => {
  setHubState(1, 'connected')
  setHubState(1, 'waiting')
  setHubState(1, 'connecting')
  vi.advanceTimersByTime(3000)
  expect(reachState()).toBe('degraded')
  setHubState(1, 'connected')
  expect(reachState()).toBe('online')
})

it('makes nothing of a hub that is away for a moment, or was never there', () => {
  setHubState(1, 'waiting')
  vi.advanceTimersByTime(60_000)
  setHubState(1, 'connected')
  setHubState(1, 'waiting')
  vi.advanceTimersByTime(2000)
  setHubState(1, 'connected')
  vi.advanceTimersByTime(60_000)
  expect(reachState()).toBe('online')
})

it('misses no hub that nobody listens to any more', () => {
  setHubState(1, 'connected')
  setHubState(1, 'waiting')
  vi.advanceTimersByTime(5000)
  setHubState(1, undefined)
  expect(reachState()).toBe('online')
})
