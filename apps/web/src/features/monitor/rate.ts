import type { MonitorEntry } from '@halyard/query'

const minuteMs = 60_000
const minutes = 60

export type Rate = {
  total: number
  accepted: number
  wrong: number
  /** Entries in each of the last sixty minutes, the oldest first. */
  perMinute: readonly number[]
  /** Those of them that were accepted. */
  acceptedPerMinute: readonly number[]
}

/** What of a list, newest first, is from the hour before a moment. */
export function lastHour(entries: readonly MonitorEntry[], nowMs: number): Rate {
  const perMinute = Array.from({ length: minutes }, () => 0)
  const acceptedPerMinute = [...perMinute]
  const rate = { total: 0, accepted: 0, wrong: 0 }
  for (const { time, kind } of entries) {
    const ago = Math.max(0, Math.floor((nowMs - time) / minuteMs))
    if (ago >= minutes) break
    const slot = minutes - 1 - ago
    perMinute[slot] = (perMinute[slot] ?? 0) + 1
    if (kind === 'accepted') acceptedPerMinute[slot] = (acceptedPerMinute[slot] ?? 0) + 1
    rate.total += 1
    if (kind === 'accepted' || kind === 'wrong') rate[kind] += 1
  }
  return { ...rate, perMinute, acceptedPerMinute }
}
