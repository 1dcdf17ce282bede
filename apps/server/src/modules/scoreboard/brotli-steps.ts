import { constants } from 'node:zlib'
import type { BrotliOptions } from 'node:zlib'

/** A brotli encoding of a board, and how long the board has to stay unchanged before it is made. */
export interface BrotliStep {
  readonly calmMs: number
  readonly quality: number
}

/**
 * Chosen by measurement. A board of 9.4 MB (5,000 teams, 100,000 solves) takes 20 ms for 1.20 MB in quality 1, 70 ms
 * for 1.03 MB in 4, and 15 s for 0.78 MB in 11. One of 1.9 MB (1,000 teams, 20,000 solves) takes 6 ms for 253 kB, 26 ms
 * for 217 kB, and 3 s for 163 kB.
 */
const QUICK = 1
/** In quality 2 a board of 0.8 MB (1,250 teams early in a game) takes 4 ms instead of 9, and is 2 % larger. */
const SMALL_AT_ONCE = 2
const SMALL = 4
const SMALLEST = 11
/** Boards of more bytes are sent at once in the quick form. */
const LARGE_FROM_BYTES = 1_000_000
/** For a larger board the best compression takes too long and half as much memory again. */
const SMALLEST_UP_TO_BYTES = 3_000_000
const CALM_MS = 2000
/** So that at most a tenth of a processor goes into the best compression during a game. */
const VERY_CALM_MS = 30_000
/** A larger window makes these texts larger, but for the highest qualities. */
const LGWIN = 18

/** The encodings of a board of that size, in order; the first is made together with the board. */
export function brotliSteps(bytes: number): readonly [first: BrotliStep, ...later: BrotliStep[]] {
  const smallest =
    bytes <= SMALLEST_UP_TO_BYTES ? [{ calmMs: VERY_CALM_MS, quality: SMALLEST }] : []
  if (bytes < LARGE_FROM_BYTES) return [{ calmMs: 0, quality: SMALL_AT_ONCE }, ...smallest]
  return [{ calmMs: 0, quality: QUICK }, { calmMs: CALM_MS, quality: SMALL }, ...smallest]
}

/** Options of the compressor. */
export const brotliOptions = (bytes: number, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: LGWIN,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
})
