/** What of a board is announced when it changes. */
export type Stand = {
  /** Solves of all teams. */
  readonly solves: number
  /** The own team's rank, when it has one. */
  readonly rank: number | undefined
}

export type News = { readonly solves: number; readonly rank: number | undefined }

/** What has happened since the last announcement; undefined when there is nothing to say. */
export function newsSince(announced: Stand, now: Stand): News | undefined {
  const solves = Math.max(0, now.solves - announced.solves)
  const hasMoved = now.rank !== undefined && now.rank !== announced.rank
  if (solves === 0 && !hasMoved) return undefined
  return { solves, rank: now.rank }
}

/** Milliseconds between two sentences: more would talk over what is being read. */
export const quietFor = 30_000
