/** The value below which a share of all lies, of values in ascending order; 0 where there are none. Share 1 is the last one. */
export const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
