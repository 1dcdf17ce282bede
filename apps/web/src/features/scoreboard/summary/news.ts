/** What of a board is told aloud when it changes. */
export type Stand = {
  /** Solves of all teams. */
  readonly solves: number
  /** The own team's rank, when it has one. */
  readonly rank: number | undefined
}

export type News = { readonly solves: number; readonly rank: number | undefined }

/** What has happened since something was last told; undefined when there is nothing to say. */
export function newsSince(told: Stand, now: Stand): News | undefined {
  const solves = Math.max(0, now.solves - told.solves)
  const hasMoved = now.rank !== undefined && now.rank !== told.rank
  if (solves === 0 && !hasMoved) return undefined
  return { solves, rank: now.rank }
}

/** Milliseconds between two sentences: more would talk over what is being read. */
export const quietFor = 30_000
