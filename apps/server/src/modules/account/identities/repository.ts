import type { Db, Row, RowChange } from '#db/database.ts'
import { ms } from '#db/database.ts'

export type Identity = Row<'identities'>
export type SignIn = Row<'sign_ins'>

export async function insertSignIn(
  db: Db,
  nowMs: number,
  signIn: Omit<SignIn, 'profile' | 'expires_at'> & {
    profile: string | null
    expiresAtMs: number
  },
): Promise<void> {
  const { expiresAtMs, ...row } = signIn
  await db.deleteFrom('sign_ins').where('expires_at', '<=', ms(nowMs)).execute()
  await db
    .insertInto('sign_ins')
    .values({ ...row, expires_at: ms(expiresAtMs) })
    .execute()
}

export const findSignIn = (db: Db, tokenHash: Buffer, nowMs: number): Promise<SignIn | undefined> =>
  db
    .selectFrom('sign_ins')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', ms(nowMs))
    .executeTakeFirst()

/** Spends it: of calls at the same time one gets it. */
export const takeSignIn = (db: Db, tokenHash: Buffer, nowMs: number): Promise<SignIn | undefined> =>
  db
    .deleteFrom('sign_ins')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', ms(nowMs))
    .returningAll()
    .executeTakeFirst()

export const findIdentity = (
  db: Db,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<Identity | undefined> =>
  db
    .selectFrom('identities')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

export const listIdentitiesOf = (db: Db, userId: string): Promise<Identity[]> =>
  db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('id')
    .execute()

export async function insertIdentity(
  tx: Db,
  nowMs: number,
  identity: Pick<Identity, 'id' | 'issuer' | 'subject' | 'user_id' | 'name'> & {
    ctftime_team: string | null
  },
): Promise<void> {
  await tx
    .insertInto('identities')
    .values({ ...identity, granted_role: null, linked_at: ms(nowMs), last_used_at: ms(nowMs) })
    .execute()
}

export async function updateIdentity(
  tx: Db,
  id: string,
  change: RowChange<'identities'>,
): Promise<void> {
  await tx.updateTable('identities').set(change).where('id', '=', id).execute()
}

export async function deleteIdentity(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('identities').where('id', '=', id).execute()
}

/** The account, so that nothing about how it logs in changes at the same time. */
export const lockAccount = (tx: Db, userId: string) =>
  tx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst()

/** Whether somebody else can administer the platform; of two who stop at the same time, one waits. */
export async function hasOtherAdmin(tx: Db, userId: string): Promise<boolean> {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('email_confirmed', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.some(({ id }) => id !== userId)
}
