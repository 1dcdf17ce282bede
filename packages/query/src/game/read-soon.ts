/**
 * Everybody hears of a notice in the same moment. If all of them then read the board, it would be asked for two thousand times in
 * that moment, and in a large game first solves come every second: each client waits for a moment of its own, and does not
 * read the board for the solves of others again and again. The larger the game, the longer.
 */
const pace = {
  /** A new challenge or hint is on every board within this time, milliseconds. */
  news: 1500,
  /** A server may put a solve on the boards of other teams so much later. */
  solveCounts: 300,
  /** A solve is on every board within so much for each team, at most, and is not looked for again for as long. */
  solve: { perTeam: 16, most: 8000 },
} as const
interface Reader {
  readonly read: () => void
  /** When it was read last, for whatever reason, epoch milliseconds. */
  readonly readAt: () => number
  /** Undefined while it is not known. */
  readonly teamCount: () => number | undefined
}

/** Calls `read` once for all notices of some moments; sooner when one of them is news. */
export function createReader({ read, readAt, teamCount }: Reader): (isSolve: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Infinity
  return (isSolve) => {
    // A moment for each solve, and the first of them, would be the same moment for everybody again.
    if (isSolve && dueAt < Infinity) return
    const now = Date.now()
    const { perTeam, most } = pace.solve
    const solveMs = Math.min(most, perTeam * (teamCount() ?? Infinity))
    const from = isSolve ? Math.max(now + pace.solveCounts, readAt() + solveMs) : now
    const wanted = from + Math.random() * (isSolve ? solveMs : pace.news)
    if (wanted >= dueAt) return
    clearTimeout(timer)
    dueAt = wanted
    timer = setTimeout(() => {
      dueAt = Infinity
      read()
    }, wanted - now)
  }
}

/**
 * Some servers count a listener in only some moments after its handshake: what they push before that is lost. Everybody connects when
 * a game starts and when the server comes back, so each client reads in a moment of its own, up to `spread` later. The polls that
 * follow are as far apart.
 */
const catchUp = { countedIn: 1000, spread: 7000 } as const

/** After a handshake, milliseconds until a client reads what it may have missed. */
export const catchUpAfterMs = (): number => catchUp.countedIn + Math.random() * catchUp.spread
