/**
 * So much longer than a build took, the next one waits: a fifth of a processor goes into a board that changes all the time, of all processes
 * of the machine together.
 */
const REST_PER_BUILD = 4
/**
 * A solve may have to wait for a build that has just begun, for the rest after it, and for its own build. Together they last no longer, unless
 * building takes a third of it.
 */
const MOST_MS = 260
/** A build that takes long is given time, too. */
const LEAST_REST = { perBuild: 1, mostMs: 100 }

/**
 * How long the next build waits after one that took so long, while solves come in faster than boards are built.
 *
 * @param processes that build the same board on this machine
 */
export function restAfterMs(tookMs: number, processes: number): number {
  const least = Math.min(tookMs * LEAST_REST.perBuild, LEAST_REST.mostMs)
  return Math.max(least, Math.min(tookMs * REST_PER_BUILD * processes, MOST_MS - 2 * tookMs))
}
