/** Prefixes of what only administrators read, for what changes more than one query. */
export const adminKeys = {
  all: () => ['admin'] as const,
  /** Prefix of everything about users. */
  users: () => ['admin', 'users'] as const,
  /** Prefix of all lists of teams. */
  teams: () => ['admin', 'teams'] as const,
  /** Prefix of all pages of the log. */
  logs: () => ['admin', 'logs'] as const,
  /** Prefix of all pages of stored files. */
  files: () => ['admin', 'files'] as const,
}
