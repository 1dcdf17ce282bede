import type { Role } from '@halyard/api'

const rank = { Banned: 0, User: 1, Monitor: 2, Admin: 3 } as const satisfies Record<Role, number>

/** Whether a role includes another one. */
export const includesRole = (role: Role | undefined, needed: Role): boolean =>
  role !== undefined && rank[role] >= rank[needed]
