import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, Row } from '#db/database.ts'
import type { Language } from '#i18n/language.ts'
import { pickLanguage } from '#i18n/language.ts'

/** A mail that was promised and is not yet handed over. */
export interface WaitingMail {
  readonly id: number
  readonly occasion: Row<'outgoing_mails'>['occasion']
  /** None where it is looked up by the address. */
  readonly userId: string | null
  readonly email: string
  readonly language: Language
  /** Scheme, host and port of the platform's pages. */
  readonly origin: string
  /** How often it was tried. */
  readonly attempts: number
}

/** Whoever asked yesterday has asked again, or has given up. */
const LONGEST_MS = 24 * 60 * 60 * 1000
/** How many one process takes at a time. */
const MOST_TAKEN = 100

interface Moment {
  readonly nowMs: number
  /** Until then nobody else takes it. */
  readonly dueMs: number
}

const asWaiting = (row: Row<'outgoing_mails'>): WaitingMail => ({
  id: row.id,
  occasion: row.occasion,
  userId: row.user_id,
  email: row.email,
  language: pickLanguage(row.language),
  origin: row.origin,
  attempts: row.attempts,
})

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outgoing_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertWaiting(
  db: Db,
  promise: Omit<WaitingMail, 'id' | 'attempts'>,
  { nowMs, dueMs }: Moment,
): Promise<WaitingMail> {
  const { userId, ...rest } = promise
  const row = await db
    .insertInto('outgoing_mails')
    .values({ ...rest, user_id: userId, posted_at: ms(nowMs), due_at: ms(dueMs) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return asWaiting(row)
}

/** Says how often a mail was tried, and from when on others may take it. */
export async function moveWaiting(
  db: Db,
  id: number,
  { attempts, dueMs }: { attempts: number; dueMs: number },
): Promise<void> {
  await db
    .updateTable('outgoing_mails')
    .set({ attempts, due_at: ms(dueMs) })
    .where('id', '=', id)
    .execute()
}

export async function deleteWaiting(db: Db, id: number): Promise<void> {
  await db.deleteFrom('outgoing_mails').where('id', '=', id).execute()
}

/** Takes mails that nobody is at, each for one process only, and drops those that come too late. */
export async function takeDue(db: Db, { nowMs, dueMs }: Moment): Promise<WaitingMail[]> {
  await db
    .deleteFrom('outgoing_mails')
    .where('posted_at', '<', ms(nowMs - LONGEST_MS))
    .execute()
  const { rows } = await sql<{ id: number }>`
    update outgoing_mails set due_at = ${ms(dueMs)}
    where id in (
      select id from outgoing_mails where due_at <= ${ms(nowMs)}
      order by due_at limit ${MOST_TAKEN} for update skip locked
    )
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const taken = await db.selectFrom('outgoing_mails').selectAll().where('id', 'in', ids).execute()
  return taken.map(asWaiting)
}
