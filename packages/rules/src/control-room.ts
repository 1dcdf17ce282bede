const minute = 60_000

/** How far the control room of a game looks back, in milliseconds. */
export const WATCHED_MS = 60 * minute

/** So many wrong flags since its last correct one, and a team may need a hint. */
export const STUCK_FROM = 5

/** Teams from which on the same wrong flag is no coincidence. */
export const COMMON_FROM = 3

/** Solves this recent count as sudden, in milliseconds, where they are more than in the time before that is watched. */
export const SUDDEN_MS = 20 * minute

/** Teams from which on solves are called sudden. */
export const SUDDEN_FROM = 3
