import type { Challenge, Solve } from '@halyard/api'
import { phaseOf } from '#shared/game/phase/phase.ts'
import type { GameTimes } from '#shared/game/phase/phase.ts'

/** Why no flag can be sent, or that one can. */
export type FlagLock =
  | { readonly why: 'open'; readonly attemptsLeft: number | undefined; readonly practice: boolean }
  | { readonly why: 'solved'; readonly solve: Solve }
  | { readonly why: 'not-started' }
  | { readonly why: 'ended' }
  | { readonly why: 'deadline'; readonly deadline: number }
  | { readonly why: 'no-attempts'; readonly limit: number }
  /** The organisers have closed the challenge. */
  | { readonly why: 'gone' }

type Situation = {
  readonly challenge: Pick<Challenge, 'limit' | 'attempts' | 'deadline'>
  readonly game: GameTimes & { readonly practiceMode: boolean }
  readonly solve: Solve | undefined
  readonly isGone?: boolean
  readonly nowMs: number
}

/**
 * How long after the end, in milliseconds, a flag may still be sent: answers have the server's time to about a second, so at
 * the very edge it is the server that decides, not our clock.
 */
const edge = 2000

/** Whether a flag can be sent now. Where the game is open for practice, what comes too late is judged and gives no points. */
export function flagLock({ challenge, game, solve, isGone, nowMs }: Situation): FlagLock {
  const phase = phaseOf(game, nowMs)
  const isOver = phase === 'ended' && nowMs >= game.end + edge
  const { limit, attempts, deadline } = challenge
  if (solve) return { why: 'solved', solve }
  if (phase === 'upcoming') return { why: 'not-started' }
  if (isGone) return { why: 'gone' }
  if (isOver && !game.practiceMode) return { why: 'ended' }
  const isLate = deadline !== null && deadline + edge < nowMs
  if (isLate && !game.practiceMode) return { why: 'deadline', deadline }
  const practice = game.practiceMode && (isLate || phase === 'ended')
  if (limit > 0 && attempts >= limit) return { why: 'no-attempts', limit }
  return { why: 'open', attemptsLeft: limit > 0 ? limit - attempts : undefined, practice }
}
