import dayjs from 'dayjs'

/** Start and end of a game while they are edited, in epoch milliseconds; null while a field is not filled. */
export type EditedTimes = { start: number | null; end: number | null }

/** The start of a new game: ten o'clock on the next day, where the organiser is. */
const firstHour = 10
const firstLengthDays = 1

/** What a new game begins with. */
export function firstTimes(nowMs: number): EditedTimes {
  const start = dayjs(nowMs).add(1, 'day').hour(firstHour).startOf('hour')
  return { start: start.valueOf(), end: start.add(firstLengthDays, 'day').valueOf() }
}

/** The end after the start has moved: the game stays as long as it was. */
export function movedEnd(end: number | null, lastStart: number | null, start: number | null) {
  if (end === null || lastStart === null || start === null) return end
  return end + start - lastStart
}

export type TimesProblem = 'noStart' | 'noEnd' | 'endNotAfterStart'

/** What is wrong with the times of a game, the start first. */
export function timesProblem({ start, end }: EditedTimes): TimesProblem | undefined {
  if (start === null) return 'noStart'
  if (end === null) return 'noEnd'
  return end <= start ? 'endNotAfterStart' : undefined
}
