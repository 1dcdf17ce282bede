import { describe, expect, it } from 'vitest'
import { durationText } from '#shared/format/duration.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

describe('durations', () => {
  it.each([
    [3 * hour + 49 * minute, '3 hours, 49 minutes'],
    [2 * hour + 54 * minute + 20 * second, '2 hours, 54 minutes'],
    [50 * hour, '2 days, 2 hours'],
    [15 * minute, '15 minutes'],
    [60 * second, '1 minute'],
    [20 * second, '20 seconds'],
  ])('%i ms are shown to the minute: %s', (ms, text) => {
    expect(durationText('en-US', ms, 'long')).toBe(text)
  })

  it('have a short form and follow the language', () => {
    expect(durationText('en-US', 15 * minute, 'short')).toBe('15 min')
    expect(durationText('de-DE', 90 * minute, 'long')).toBe('1 Stunde, 30 Minuten')
  })
})
