import { describe, expect, it } from 'vitest'
import { restAfterMs } from '#modules/scoreboard/build-pace.ts'

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

describe('between builds of a board that changes all the time', () => {
  it('a processor has four fifths of its time for others, where a build takes 40 ms at most', () => {
    for (const tookMs of from(1, 40))
      expect(tookMs / (tookMs + restAfterMs(tookMs, 1))).toBeLessThanOrEqual(0.21)
  })

  it('two processes take no more than one, where a build takes 26 ms at most', () => {
    for (const tookMs of from(1, 26))
      expect((2 * tookMs) / (tookMs + restAfterMs(tookMs, 2))).toBeLessThanOrEqual(0.23)
  })

  it('a processor has half of its time for others, where a build takes 100 ms at most', () => {
    for (const tookMs of from(41, 100))
      expect(tookMs / (tookMs + restAfterMs(tookMs, 1))).toBeLessThanOrEqual(0.5)
  })

  it('a solve is on the board within 300 ms, whenever it comes', () => {
    for (const processes of [1, 2, 8])
      for (const tookMs of from(1, 100))
        expect(tookMs + restAfterMs(tookMs, processes) + tookMs).toBeLessThanOrEqual(300)
  })
})
