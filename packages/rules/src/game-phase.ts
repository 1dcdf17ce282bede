export const GAME_PHASES = ['upcoming', 'running', 'ended'] as const
export type GamePhase = (typeof GAME_PHASES)[number]

export type GameWindow = { start: number; end: number }

/** The phase of a game at `now` (all epoch milliseconds). The first instant belongs to the game, the last does not. */
export function gamePhase({ start, end }: GameWindow, now: number): GamePhase {
  if (now < start) return 'upcoming'
  return now < end ? 'running' : 'ended'
}

/** Milliseconds between `now` and a game: until its start, since its end, or to the nearer edge while it runs. */
export function gameDistance({ start, end }: GameWindow, now: number): number {
  const phases = {
    upcoming: start - now,
    running: Math.min(now - start, end - now),
    ended: now - end,
  } satisfies Record<GamePhase, number>
  return phases[gamePhase({ start, end }, now)]
}

/** Whether a solve at `at` can count for anything: inside the game and not past the challenge's deadline. */
export const isInWindow = (game: GameWindow, deadline: number | null, at: number): boolean =>
  game.start <= at && at < game.end && (deadline === null || at <= deadline)
