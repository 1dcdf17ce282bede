import { sql } from 'kysely'
import type { Db, NewRow, Row } from '#db/database.ts'
import { ms } from '#db/database.ts'
import { breaksUnique } from '#db/errors.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Whether something beside the password is asked of the account. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await findWithSecondFactor(db, [userId])).has(userId)
}

/** Those of some accounts that have a second factor. */
export async function findWithSecondFactor(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('passkeys')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .union(
      db
        .selectFrom('totps')
        .select('user_id')
        .where('user_id', 'in', userIds)
        .where('secret', 'is not', null),
    )
    .execute()
  return new Set(rows.map(({ user_id: id }) => id))
}

export function findTotp(db: Db, userId: string): Promise<Row<'totps'> | undefined> {
  return db.selectFrom('totps').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function storeWaitingSecret(
  db: Db,
  userId: string,
  { secret, untilMs }: { secret: string; untilMs: number },
): Promise<void> {
  const waiting = { waiting_secret: secret, waiting_until: ms(untilMs) }
  await db
    .insertInto('totps')
    .values({ user_id: userId, ...waiting })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(waiting))
    .execute()
}

/** Lets the waiting secret count. @returns false where another one waits by now */
export async function activateSecret(
  db: Db,
  userId: string,
  { secret, step, nowMs }: { secret: string; step: number; nowMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totps')
    .set({
      secret,
      added_at: ms(nowMs),
      last_step: step,
      waiting_secret: null,
      waiting_until: null,
    })
    .where('user_id', '=', userId)
    .where('waiting_secret', '=', secret)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses the code of a period up. @returns false where it, or a later one, was used before */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteTotp(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('totps')
    .where('user_id', '=', userId)
    .returning('secret')
    .executeTakeFirst()
  return row !== undefined && row.secret !== null
}

export function listPasskeys(db: Db, userId: string): Promise<Row<'passkeys'>[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findPasskey(db: Db, credentialId: string): Promise<Row<'passkeys'> | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Throws Refusal 400 for one that some account has. */
export async function insertPasskey(db: Db, passkey: NewRow<'passkeys'>): Promise<void> {
  await db
    .insertInto('passkeys')
    .values(passkey)
    .execute()
    .catch((error: unknown) => {
      throw breaksUnique(error, 'passkeys_credential_unique')
        ? new Refusal(400, 'passkeyKnown')
        : error
    })
}

export async function deletePasskey(db: Db, userId: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteAllPasskeys(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function renamePasskey(
  db: Db,
  userId: string,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Writes a use of a passkey down, in the statement that compares its counter. Devices that do not count say 0 forever.
 * @returns false where the counter did not grow
 */
export async function countUse(
  db: Db,
  id: number,
  { counter, nowMs }: { counter: number; nowMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: ms(nowMs) })
    .where('id', '=', id)
    .where(sql<boolean>`${counter} > counter or (${counter} = 0 and counter = 0)`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function replaceRecoveryCodes(
  tx: Db,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Uses a recovery code up; of two calls at once one alone deletes it. */
export async function spendRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Locks the account, so that its first factor is first once, and its last one last once. */
export async function lockAccount(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}
