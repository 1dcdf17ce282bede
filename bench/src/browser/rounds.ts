/**
 * The most requests of which each was asked for only when the one before had been answered: what a slow line costs. The page
 * itself is the first, and its first byte the moment from which it can ask.
 */
export function roundsTo(
  contentMs: number,
  firstByte: number,
  requests: readonly (readonly [startMs: number, endMs: number, name: string])[],
): number {
  let rounds = 1
  let free = firstByte
  const inTime = requests.filter(([, end]) => end > 0 && end <= contentMs)
  for (const [start, end] of inTime.toSorted(([, a], [, b]) => a - b)) {
    if (start < free) continue
    rounds += 1
    free = end
  }
  return rounds
}
