import type { Db, NewRow, Row, RowChange } from '#db/database.ts'
import { emailKey } from '#modules/text/email.ts'
import { normalForm } from '#modules/text/names.ts'

export type UserRow = Row<'users'>

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The accounts a login text may mean: the one of that name first, then the one of that mail. */
export async function listUsersByLogin(db: Db, login: string): Promise<UserRow[]> {
  const key = normalForm(login)
  const email = emailKey(login)
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where((where) =>
      where.or([
        where('user_name_key', '=', key),
        ...(email === undefined ? [] : [where('email_key', '=', email)]),
      ]),
    )
    .execute()
  return rows.toSorted((a, b) => Number(b.user_name_key === key) - Number(a.user_name_key === key))
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const key = emailKey(email)
  if (key === undefined) return undefined
  return db.selectFrom('users').selectAll().where('email_key', '=', key).executeTakeFirst()
}

export async function isNameTaken(db: Db, name: string): Promise<boolean> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('user_name_key', '=', normalForm(name))
    .executeTakeFirst()
  return owner !== undefined
}

/** What a fresh account says of itself. */
const BLANK = { bio: '', real_name: '', std_number: '' }

export async function insertUser(db: Db, user: NewRow<'users'>): Promise<void> {
  await db
    .insertInto('users')
    .values({ ...BLANK, ...user })
    .execute()
}

export async function updateUser(db: Db, id: string, change: RowChange<'users'>): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute()
}

/** Replaces a picture and returns the previous one. */
export async function changeAvatar(tx: Db, id: string, hash: string): Promise<string | null> {
  const before = await tx
    .selectFrom('users')
    .select('avatar_hash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  await updateUser(tx, id, { avatar_hash: hash })
  return before?.avatar_hash ?? null
}

export async function countUsers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
