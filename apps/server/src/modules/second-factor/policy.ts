import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import type { Role } from '#db/tables/accounts.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import { hasRole } from '#modules/operation/roles.ts'
import { editTag } from '#modules/operation/tags.ts'

const SECTION = 'secondFactor'

/** Who has to have a second factor, and what else the platform does for accounts. */
export interface SecondFactorPolicy {
  readonly requiredOf: Role | null
  readonly newDeviceMail: boolean
}

export const DEFAULT_POLICY: SecondFactorPolicy = { requiredOf: null, newDeviceMail: false }

export async function readPolicy(db: Db): Promise<SecondFactorPolicy> {
  const row = await db
    .selectFrom('config')
    .select('value')
    .where('section', '=', SECTION)
    .executeTakeFirst()
  return { ...DEFAULT_POLICY, ...row?.value }
}

/** Replaces the policy. Throws Refusal 412 where it was made to another one than what is stored. */
export async function savePolicy(
  tx: Db,
  policy: SecondFactorPolicy,
  { ifMatch, nowMs }: { ifMatch: string | undefined; nowMs: number },
): Promise<void> {
  const row = { value: JSON.stringify(policy), updated_at: ms(nowMs) }
  // Made where there is none, so that there is something to lock.
  await tx
    .insertInto('config')
    .values({ section: SECTION, value: JSON.stringify(DEFAULT_POLICY), updated_at: ms(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .selectFrom('config')
    .select('section')
    .where('section', '=', SECTION)
    .forUpdate()
    .execute()
  requireMatch(ifMatch, editTag(await readPolicy(tx)))
  await tx.updateTable('config').set(row).where('section', '=', SECTION).execute()
}

export const policyView = (policy: SecondFactorPolicy): Schema<'SecondFactorPolicyModel'> => ({
  ...policy,
  etag: editTag(policy),
})

export const isRequiredOf = ({ requiredOf }: SecondFactorPolicy, role: Role): boolean =>
  requiredOf !== null && hasRole({ role }, requiredOf)
