import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { LISTENER } from '#db/notifications.ts'
import type { Tables } from '#db/tables.ts'
import { MoveInError } from '#move-in/failure.ts'
import type { Remarks } from '#move-in/remarks.ts'
import { normalForm } from '#modules/text/names.ts'
import { TITLE as SAMPLE_TITLE } from '#sample/game-texts.ts'

/** What a platform holds that was used; a fresh one has none of it. */
const USED: readonly (keyof Tables)[] = [
  'teams',
  'participations',
  'submissions',
  'api_tokens',
  'containers',
]
/** What a fresh platform may hold, and what goes before the move. */
const FRESH: readonly (keyof Tables)[] = ['games', 'attachments', 'posts']

/** The administrator made at the first start. */
export interface KeptAdministrator {
  readonly id: string
  readonly name: string
  readonly email: string
}

/**
 * The administrator of a platform that nobody has used yet; undefined when it was never started.
 * Throws MoveInError for one that is used, or that is running.
 */
export async function requireEmptyTarget(tx: Db): Promise<KeptAdministrator | undefined> {
  await refuseRunning(tx)
  const users = await tx
    .selectFrom('users')
    .select(['id', 'user_name as name', 'email', 'role'])
    .limit(2)
    .execute()
  const games = await tx.selectFrom('games').select('title').limit(2).execute()
  const found: string[] = []
  if (users.length > 1 || users.some(({ role }) => role !== 'Admin')) found.push('accounts')
  if (games.length > 1 || games.some(({ title }) => title !== SAMPLE_TITLE)) found.push('games')
  for (const table of USED) if (await hasRows(tx, table)) found.push(table.replaceAll('_', ' '))
  if (found.length > 0) {
    throw new MoveInError(
      `This platform is not empty: it holds ${found.join(', ')}. Use a new data folder (--data) or database.`,
    )
  }
  return users[0]
}

async function refuseRunning(tx: Db): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENER}`.execute(tx)
  if ((rows[0]?.count ?? 0) > 0) {
    throw new MoveInError('A Halyard is running on this database: stop it first.')
  }
}

/** False for a table that a database of an older version lacks. */
async function hasRows(tx: Db, table: keyof Tables): Promise<boolean> {
  const { rows } = await sql<{
    present: boolean
  }>`select to_regclass(${table}) is not null as present`.execute(tx)
  if (!rows[0]?.present) return false
  return (
    (
      await tx
        .selectFrom(table)
        .select(sql<number>`1`.as('one'))
        .limit(1)
        .execute()
    ).length > 0
  )
}

/** Nobody else moves in or starts here for the first time until the transaction ends. */
export async function lockTarget(tx: Db): Promise<void> {
  await sql`lock table users in share row exclusive mode`.execute(tx)
}

/** Takes away what came with the first start; returns the hashes of files that nothing shows any more. */
export async function clearTarget(tx: Db): Promise<readonly string[]> {
  for (const table of FRESH) await tx.deleteFrom(table).execute()
  const files = await tx
    .deleteFrom('files')
    .where('hash', 'not in', (query) =>
      query
        .selectFrom('users')
        .select('avatar_hash')
        .where('avatar_hash', 'is not', null)
        .$castTo<{ avatar_hash: string }>(),
    )
    .returning('hash')
    .execute()
  return files.map(({ hash }) => hash)
}

/** Out of the way of the accounts that come, whatever they are called. */
export async function setAside(tx: Db, { id }: KeptAdministrator): Promise<void> {
  const aside = `${id}@aside.invalid`
  await tx
    .updateTable('users')
    .set({ user_name: aside, user_name_key: aside, email: aside, email_key: aside })
    .where('id', '=', id)
    .execute()
}

/** Gives the administrator the old name and address back, with a number where an account that came has them. */
export async function putBack(tx: Db, kept: KeptAdministrator, remarks: Remarks): Promise<void> {
  const name = await freeName(tx, kept.name)
  const email = await freeAddress(tx, kept.email)
  await tx
    .updateTable('users')
    .set({ user_name: name, user_name_key: normalForm(name), email, email_key: normalForm(email) })
    .where('id', '=', kept.id)
    .execute()
  if (name === kept.name) return
  remarks.add(
    'changed',
    'The administrator of this platform has a new name, because an account that was moved has the old one.',
    `${kept.name} is now ${name}`,
  )
}

async function freeName(tx: Db, name: string): Promise<string> {
  return firstFree(tx, 'user_name_key', (number) => (number === 1 ? name : `${name}-${number}`))
}

async function freeAddress(tx: Db, email: string): Promise<string> {
  const [local = '', domain = ''] = email.split('@')
  return firstFree(tx, 'email_key', (number) =>
    number === 1 ? email : `${local}-${number}@${domain}`,
  )
}

async function firstFree(
  tx: Db,
  column: 'user_name_key' | 'email_key',
  candidateOf: (number: number) => string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = candidateOf(number)
    const holder = await tx
      .selectFrom('users')
      .select('id')
      .where(column, '=', normalForm(candidate))
      .executeTakeFirst()
    if (!holder) return candidate
  }
}
