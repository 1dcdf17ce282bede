import { hasRole } from '#modules/operation/roles.ts'
import type { Role } from '#db/tables/accounts.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Teams that one account may be captain of. */
export const MAX_CAPTAINCIES = 3

interface Caller {
  readonly id: string
  readonly role: Role
}

/** Throws Refusal 403 for anybody but the captain. */
export function requireCaptain(user: Caller, team: { captain_id: string }): void {
  if (user.id !== team.captain_id) throw new Refusal(403, 'teamNotCaptain')
}

/** Throws Refusal 403 for anybody but the captain and administrators. */
export function requireCaptainOrAdmin(user: Caller, team: { captain_id: string }): void {
  if (!hasRole(user, 'Admin')) requireCaptain(user, team)
}
