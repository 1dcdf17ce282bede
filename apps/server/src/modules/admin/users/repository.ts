import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { containing } from '#db/like.ts'
import type { UserRow } from '#modules/account/service.ts'
import { normalForm } from '#modules/text/names.ts'

/** A search answers no more than this. */
const MAX_HITS = 30

export function listUsers(db: Db, page: { count: number; skip: number }): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .offset(page.skip)
    .limit(page.count)
    .execute()
}

/** Accounts that have the text in a name, a number, an address or their id, whatever its letter case. */
export function searchUsers(db: Db, text: string): Promise<UserRow[]> {
  const wanted = containing(text)
  return db
    .selectFrom('users')
    .selectAll()
    .where((where) =>
      where.or([
        where('user_name', 'ilike', wanted),
        where('email', 'ilike', wanted),
        where('real_name', 'ilike', wanted),
        where('std_number', 'ilike', wanted),
        where('phone', 'ilike', wanted),
        where(sql<string>`id::text`, 'ilike', wanted),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_HITS)
    .execute()
}

export function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Ids of the administrators who may log in. Taken before a single user is locked, so that two who demote each other wait in line. */
export async function lockAdmins(tx: Db): Promise<readonly string[]> {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('email_confirmed', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.map(({ id }) => id)
}

export async function isCaptain(db: Db, id: string): Promise<boolean> {
  const team = await db
    .selectFrom('teams')
    .select('id')
    .where('captain_id', '=', id)
    .executeTakeFirst()
  return team !== undefined
}

export async function deleteUser(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}

/** However the name is spelled. */
export function findUserByName(db: Db, name: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('user_name_key', '=', normalForm(name))
    .executeTakeFirst()
}
