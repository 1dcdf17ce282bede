import type { Role } from '#db/tables/accounts.ts'

const RANK: Readonly<Record<Role, number>> = { Banned: 0, User: 1, Monitor: 2, Admin: 3 }

/** True when the account has that role or a higher one. */
export function hasRole(user: { readonly role: Role } | undefined, least: Role): boolean {
  return user !== undefined && RANK[user.role] >= RANK[least]
}
