/** When the last frame began, ms, and how many cells may come into view in it. */
export type Pace = { time: number; cells: number }

/**
 * A block of rows of a dozen columns. Fewer at a time would take longer: a frame that changes the page at all costs as much as
 * a dozen rows.
 */
const FEWEST = 64
/** A screen full: a fast machine never shows an empty place. */
const MOST = 480
const START = 128
const STEP = 16

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
