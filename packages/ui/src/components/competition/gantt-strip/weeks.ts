import dayjs from 'dayjs'

export type Period = { startMs: number; endMs: number }

export const DAY = 86_400_000

/** Rows for periods so that none overlaps another in its row: earliest first, into the first row that is free. */
export function packRows(periods: readonly Period[], restMs = 0): number[] {
  const order = periods
    .map((_, index) => index)
    .toSorted((one, other) => (periods[one]?.startMs ?? 0) - (periods[other]?.startMs ?? 0))
  const freeAt: number[] = []
  const rows = Array.from({ length: periods.length }, () => 0)
  for (const index of order) {
    const period = periods[index]
    if (!period) continue
    const free = freeAt.findIndex((atMs) => atMs <= period.startMs)
    const row = free === -1 ? freeAt.length : free
    freeAt[row] = period.endMs + restMs
    rows[index] = row
  }
  return rows
}

/** Starts of the weeks that touch a span, in the time zone of the browser; `firstDay` as in `Date`: 0 is Sunday, 1 Monday. */
export function weekStarts({ startMs, endMs }: Period, firstDay = 1): number[] {
  const midnight = dayjs(startMs).startOf('day')
  let week = midnight.subtract((midnight.day() - firstDay + 7) % 7, 'day')
  const starts: number[] = []
  // By the calendar: a week in which clocks change is not seven times 24 hours.
  for (; week.valueOf() < endMs; week = week.add(1, 'week')) starts.push(week.valueOf())
  return starts
}
