/** Where a game is on its time line. */
export type GamePhase = 'upcoming' | 'ongoing' | 'ended'

/** Start and end of a game in epoch milliseconds. */
export type GameTimes = { readonly start: number; readonly end: number }

/** The phase at a moment of the server's clock: running from `start` up to, not including, `end`. */
export function phaseOf({ start, end }: GameTimes, nowMs: number): GamePhase {
  if (nowMs >= end) return 'ended'
  return nowMs >= start ? 'ongoing' : 'upcoming'
}

/** When the phase changes next, in epoch milliseconds; null once the game is over. */
export function nextPhaseChange(game: GameTimes, nowMs: number): number | null {
  const phase = phaseOf(game, nowMs)
  if (phase === 'ended') return null
  return phase === 'upcoming' ? game.start : game.end
}

/** How much of the game has passed, from 0 to 1. */
export function elapsedShare({ start, end }: GameTimes, momentMs: number): number {
  if (end <= start) return momentMs >= end ? 1 : 0
  return Math.min(1, Math.max(0, (momentMs - start) / (end - start)))
}
