import type { Role } from '#db/tables/accounts.ts'
import type { GameRole } from '#db/tables/games.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { hasRole } from '#modules/operation/roles.ts'

interface Member {
  readonly userId: string
  readonly role: GameRole
  readonly isActive: boolean
}

/** What somebody shall be from now on; undefined for nothing. */
interface Change {
  readonly userId: string
  readonly role: GameRole | undefined
}

/**
 * Throws Refusal 400 where a change would leave a game without a manager. Administrators of the platform, who manage every game,
 * decide otherwise.
 */
export function requireManagerLeft(
  staff: readonly Member[],
  change: Change,
  caller: { readonly role: Role },
): void {
  if (change.role === 'manager' || hasRole(caller, 'Admin')) return
  const isManaging = ({ role, isActive }: Member) => role === 'manager' && isActive
  const managers = staff.filter(isManaging)
  const [last] = managers
  if (managers.length === 1 && last?.userId === change.userId)
    throw new Refusal(400, 'staffIsLastManager')
}
