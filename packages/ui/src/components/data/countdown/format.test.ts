import { describe, expect, it } from 'vitest'
import { announcedMinutes, clockParts, urgencyOf } from './format.ts'

const minutes = (count: number) => count * 60_000

describe('a countdown', () => {
  it.each([
    [0, { days: 0, time: '00:00:00' }],
    [-5000, { days: 0, time: '00:00:00' }],
    [1, { days: 0, time: '00:00:01' }],
    [72_461_000, { days: 0, time: '20:07:41' }],
    [7 * 86_400_000 + 22_368_000, { days: 7, time: '06:12:48' }],
  ])('%i ms read as %o', (ms, parts) => {
    expect(clockParts(ms)).toEqual(parts)
  })

  it('can leave the first zero of the hours out', () => {
    expect(clockParts(4_329_000, 1).time).toBe('1:12:09')
  })

  it('warns under ten minutes and alarms under one', () => {
    expect(urgencyOf(minutes(10))).toBe('none')
    expect(urgencyOf(minutes(10) - 1)).toBe('soon')
    expect(urgencyOf(minutes(1) - 1)).toBe('now')
  })

  it('is announced at 60, 10, 5 and 1 minutes', () => {
    expect(announcedMinutes(minutes(61))).toBeNull()
    expect(announcedMinutes(minutes(60))).toBe(60)
    expect(announcedMinutes(minutes(9.5))).toBe(10)
    expect(announcedMinutes(minutes(7))).toBeNull()
    expect(announcedMinutes(minutes(0.5))).toBe(1)
  })
})
