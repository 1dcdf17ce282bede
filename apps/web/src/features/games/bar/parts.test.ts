import { expect, it } from 'vitest'
import { gameParts, hasBar } from '#features/games/bar/parts.ts'

it('offers a visitor nothing before the start and the scoreboard after it', () => {
  expect(hasBar(gameParts('upcoming', 'signed-out', false))).toBe(false)
  expect(gameParts('ongoing', 'may-join', false)).toEqual({
    hasChallenges: false,
    hasScoreboard: true,
    hasMonitor: false,
    hasAdmin: false,
  })
})

it('offers the board to who is in, waiting or suspended: it explains itself', () => {
  for (const standing of ['ready', 'pending', 'suspended'] as const) {
    expect(gameParts('upcoming', standing, false).hasChallenges).toBe(true)
  }
  expect(gameParts('ended', 'finished', false).hasChallenges).toBe(false)
})

it('offers the monitor to staff once there is something to see', () => {
  expect(gameParts('upcoming', 'may-join', true).hasMonitor).toBe(false)
  expect(gameParts('ended', 'missed', true).hasMonitor).toBe(true)
})

it('offers administrators the way to the settings of a game, before its start too', () => {
  const parts = gameParts('upcoming', 'may-join', true, true)
  expect(parts.hasAdmin).toBe(true)
  expect(hasBar(parts)).toBe(true)
  expect(gameParts('ongoing', 'may-join', true, false).hasAdmin).toBe(false)
})
