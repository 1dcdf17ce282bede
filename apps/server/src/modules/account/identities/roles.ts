import type { ProviderOptions } from '#config/providers.ts'
import { inTransaction } from '#db/transaction.ts'
import type { ForeignProfile } from '#db/tables/accounts.ts'
import { grantedRole } from '#modules/account/identities/policy.ts'
import {
  findIdentity,
  hasOtherAdmin,
  lockAccount,
  updateIdentity,
} from '#modules/account/identities/repository.ts'
import { updateUser } from '#modules/account/repository.ts'
import type { UserRow } from '#modules/account/repository.ts'
import { auditedDb } from '#modules/audit/act.ts'
import type { Context } from '#modules/operation/context.ts'
import { hasRole } from '#modules/operation/roles.ts'

/**
 * Gives the account the role that the groups of its owner have, and takes away one that they gave. A higher role from elsewhere stays, and
 * so does a ban.
 */
export async function applyRole(
  ctx: Pick<Context, 'db' | 'clock' | 'random' | 'ip'>,
  provider: ProviderOptions,
  profile: ForeignProfile,
  { id, user_name: userName }: UserRow,
): Promise<void> {
  const granted = grantedRole(provider, profile)
  const known = await findIdentity(ctx.db, profile)
  if (granted === null && (known?.granted_role ?? null) === null) return
  // Recorded as a change of staff: the account has a role of staff before it or after it.
  const user = { id, userName, role: 'Admin' as const }
  const db = auditedDb(ctx, { operation: 'finishSignIn', user, ip: ctx.ip, tokenName: undefined })
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, id)
    const identity = await findIdentity(tx, profile)
    if (!account || !identity || account.role === 'Banned') return
    const present = account.role === identity.granted_role ? 'User' : account.role
    const wanted = granted ?? 'User'
    const role = hasRole({ role: present }, wanted) ? present : wanted
    // Who had the role before the groups gave it keeps it without them.
    const isGift = granted !== null && role === granted && present !== granted
    const isLower = account.role === 'Admin' && role !== 'Admin'
    // Somebody has to be able to administer the platform.
    if (isLower && !(await hasOtherAdmin(tx, id))) return
    await updateIdentity(tx, identity.id, { granted_role: isGift ? granted : null })
    if (role === account.role) return
    await updateUser(tx, id, { role })
  })
}
