const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const two = (value: number) => String(value).padStart(2, '0')

export type ClockParts = { days: number; time: string }

/** Whole days, and the rest as `h:mm:ss` or `hh:mm:ss`; never under zero. A started second still counts. */
export function clockParts(remainingMs: number, hourDigits: 1 | 2 = 2): ClockParts {
  const seconds = Math.max(0, Math.ceil(remainingMs / SECOND)) * SECOND
  const days = Math.floor(seconds / DAY)
  const hours = Math.floor((seconds % DAY) / HOUR)
  const minutes = two(Math.floor((seconds % HOUR) / MINUTE))
  const rest = two((seconds % MINUTE) / SECOND)
  return { days, time: `${hourDigits === 2 ? two(hours) : hours}:${minutes}:${rest}` }
}

export type Urgency = 'none' | 'soon' | 'now'

/** Warn under ten minutes, bad under one. */
export function urgencyOf(remainingMs: number): Urgency {
  if (remainingMs < MINUTE) return 'now'
  return remainingMs < 10 * MINUTE ? 'soon' : 'none'
}

const ANNOUNCED_MINUTES = [60, 10, 5, 1] as const

/** The announcement in force: 60, 10, 5 or 1 minutes, each for as long as it is right to the minute; null between them. */
export function announcedMinutes(remainingMs: number): number | null {
  const isNow = (minutes: number) =>
    remainingMs <= minutes * MINUTE && remainingMs > (minutes - 1) * MINUTE
  return ANNOUNCED_MINUTES.find(isNow) ?? null
}
