import { ApiError, askedPauseMs, platformCode } from '@halyard/api'

const second = 1000
const minute = 60 * second

/** How long an answer counts as fresh, in milliseconds. */
export const fresh = {
  /** What everybody polls; the mission's refresh interval. */
  live: 10 * second,
  /** The whole scoreboard: large, and rebuilt behind the scenes anyway. */
  board: 30 * second,
  /** Lists that change a few times a day. */
  list: minute,
  /** Own data that only the reader changes, and every change of it drops the copy. */
  own: 5 * minute,
} as const

/** Notices while they are pushed: what is edited or deleted is not pushed. */
export const noticesWhilePushed = minute

/**
 * Spreads the polls of many clients who open a game in the moment it starts: each takes its own constant share, so that no render resets a
 * running timer.
 */
export const takeShare = (): number => 0.8 + Math.random() * 0.4
const ownShare = takeShare()
let tabShare = 1
const slowest = 2 * minute

/** Lets a tab ask sooner or later than other tabs of the same browser (core/tabs.ts). @param share of the usual wait */
export function setPollShare(share: number): void {
  tabShare = share
}

/** The part of a query that decides its pace. */
type Polled = { state: { error: unknown; fetchFailureCount: number } }

/** The milliseconds until the next poll: doubled with every failure. False once the server refuses for good; "not started" ends by itself. */
export function paceOf(base: number, { state }: Polled, share: number): number | false {
  if (isFinal(state.error)) return false
  const pace = Math.round(Math.min(base * 2 ** state.fetchFailureCount, slowest) * share)
  return Math.max(pace, askedPauseMs(state.error))
}

/** A `refetchInterval` around `base` milliseconds. */
export const poll =
  (base: number) =>
  (query: Polled): number | false =>
    paceOf(base, query, ownShare * tabShare)

const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.code !== platformCode.gameNotStarted
