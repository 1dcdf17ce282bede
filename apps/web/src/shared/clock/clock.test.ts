import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockOffset, minuteAround, now, recordSample, resetClock } from '#shared/clock/clock.ts'

beforeEach(resetClock)

/** An answer of a server that is `aheadMs` before us, asked at our time `sentMs`. */
function sample(aheadMs: number, sentMs: number, roundTripMs = 40) {
  const server = sentMs + roundTripMs / 2 + aheadMs
  const serverMs = Math.floor(server / 1000) * 1000
  return { serverMs, sentMs, receivedMs: sentMs + roundTripMs }
}

describe('the offset to the server', () => {
  it('is nothing before the first answer', () => {
    expect(clockOffset()).toBe(0)
  })

  it('is known to half a second and the way after one answer', () => {
    recordSample(sample(3_600_000, 1_700_000_000_123))
    expect(Math.abs(clockOffset() - 3_600_000)).toBeLessThanOrEqual(520)
  })

  it.each([-86_400_000, -10_800_000, 0, 1_234, 86_400_000])(
    'becomes exact over several answers (%i ms)',
    (ahead) => {
      for (let at = 0; at < 8; at++) recordSample(sample(ahead, 1_700_000_000_000 + at * 10_127))
      expect(Math.abs(clockOffset() - ahead)).toBeLessThanOrEqual(150)
    },
  )

  it('follows when a clock is set', () => {
    for (let at = 0; at < 6; at++) recordSample(sample(0, 1_700_000_000_000 + at * 10_127))
    recordSample(sample(7_200_000, 1_700_000_100_000))
    expect(Math.abs(clockOffset() - 7_200_000)).toBeLessThanOrEqual(520)
  })
})

/** An hour off, on a stopped clock. */
const learnAt = (text: string) => {
  vi.setSystemTime(new Date(text))
  recordSample(sample(3_600_000, Date.now()))
  return now()
}

describe('T38: the time of the server', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  it.each([
    ['begins', '2026-03-29T00:59:59Z'],
    ['ends', '2026-10-25T00:59:59Z'],
  ])('stays even when summer time %s', (_what, before) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const start = learnAt(before)
    const offset = new Date().getTimezoneOffset()
    vi.setSystemTime(Date.now() + 2000)
    expect(new Date().getTimezoneOffset()).not.toBe(offset)
    expect(now() - start).toBe(2000)
  })

  it.each([-86_400_000, 86_400_000])(
    'is what the application goes by, with a browser that is %i ms off',
    (aheadMs) => {
      vi.setSystemTime(new Date('2026-11-21T22:00:00Z'))
      recordSample(sample(aheadMs, Date.now()))
      expect(Math.abs(now() - Date.now() - aheadMs)).toBeLessThanOrEqual(520)
    },
  )

  it('is right at once after a sleep in which no timer ran', () => {
    const start = learnAt('2026-11-21T22:00:00Z')
    vi.setSystemTime(Date.now() + 8 * 3_600_000)
    expect(now() - start).toBe(8 * 3_600_000)
  })
})

it('never takes what was a moment ago for something to come', () => {
  const start = Date.UTC(2026, 10, 21, 3, 14)
  const nowMs = start + 42_000
  expect(minuteAround(start + 41_700, nowMs)).toBe(start + 41_700)
  expect(minuteAround(start + 50_000, nowMs)).toBe(start)
  expect(minuteAround(start - 600_000, nowMs)).toBe(start)
})
