/** Places from `first` up to, not including, `last`. */
export type Range = { first: number; last: number }

/** Columns come and go by so many: a row is not rendered again for each one that is scrolled past. */
const STEP = 8
/** Columns rendered ahead of the scrolling, to either side. */
const OVERSCAN = 3

/** Which of some columns of one width lie in a part of their line; lengths in px. */
export function columnsWithin(
  { from, to, width }: { from: number; to: number; width: number },
  count: number,
): Range {
  const first = Math.floor((Math.floor(from / width) - OVERSCAN) / STEP) * STEP
  const last = Math.ceil((Math.ceil(to / width) + OVERSCAN) / STEP) * STEP
  return { first: Math.min(count, Math.max(0, first)), last: Math.min(count, Math.max(0, last)) }
}
