/** When the last frame began, ms, and how many cells may come into view in it. */
export type Pace = { time: number; cells: number }

/** A row of a dozen columns; one that is wider or a column that is taller comes whole all the same. */
const FEWEST = 12
/** A screen full: a fast machine never shows an empty place. */
const MOST = 480
const START = 24
const STEP = 12

/** Two refreshes of 60 Hz are in time, with the clock's noise. */
const SHORT_MS = 20
const LONG_MS = 36
/** A longer one had nothing to do with the table: the page waited for something else. */
const PAUSE_MS = 250

export const firstPace: Pace = { time: 0, cells: START }

/**
 * How much the next frame brings after what the last one took: more while frames are short, half after a long one.
 * @param now ms, as `requestAnimationFrame` gives it
 */
export function nextPace({ time, cells }: Pace, now: number): Pace {
  const took = now - time
  if (took > PAUSE_MS) return { time: now, cells }
  if (took > LONG_MS) return { time: now, cells: Math.max(FEWEST, Math.floor(cells / 2)) }
  return { time: now, cells: took < SHORT_MS ? Math.min(MOST, cells + STEP) : cells }
}
