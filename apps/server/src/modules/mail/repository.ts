import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, Row } from '#db/database.ts'
import type { Language } from '#i18n/language.ts'
import { pickLanguage } from '#i18n/language.ts'

/** A mail that has been accepted and is not sent yet. */
export interface QueuedMail {
  readonly id: number
  readonly occasion: Row<'outgoing_mails'>['occasion']
  /** Null where the account is looked up by the address. */
  readonly userId: string | null
  readonly email: string
  readonly language: Language
  /** Scheme, host and port of the platform's pages. */
  readonly origin: string
  /** Number of attempts so far. */
  readonly attempts: number
}

/** A mail that could not be sent for so long is no longer wanted. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000
/** Mails one process claims at a time. */
const MAX_TAKEN = 100
/** Fewer mails that wait may be those of one mailbox that takes none. */
const FEWEST_LATE = 3

interface Moment {
  readonly nowMs: number
  /** Until then no other process claims it. */
  readonly dueMs: number
}

const asQueued = (row: Row<'outgoing_mails'>): QueuedMail => ({
  id: row.id,
  occasion: row.occasion,
  userId: row.user_id,
  email: row.email,
  language: pickLanguage(row.language),
  origin: row.origin,
  attempts: row.attempts,
})

export async function countQueued(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outgoing_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many mails wait, and since when the one that waits longest does. */
export async function readQueue(
  db: Db,
): Promise<{ readonly waiting: number; readonly oldestAtMs: number | null }> {
  const { waiting, oldest } = await db
    .selectFrom('outgoing_mails')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<number | null>('posted_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting, oldestAtMs: oldest }
}

export async function insertQueued(
  db: Db,
  mail: Omit<QueuedMail, 'id' | 'attempts'>,
  { nowMs, dueMs }: Moment,
): Promise<QueuedMail> {
  const { userId, ...rest } = mail
  const row = await db
    .insertInto('outgoing_mails')
    .values({ ...rest, user_id: userId, posted_at: ms(nowMs), due_at: ms(dueMs) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return asQueued(row)
}

/** Stores the number of attempts and when other processes may claim the mail. */
export async function reschedule(
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

export async function deleteQueued(db: Db, id: number): Promise<void> {
  await db.deleteFrom('outgoing_mails').where('id', '=', id).execute()
}

/** Whether a mail is due. */
export async function hasDue(db: Db, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    select from outgoing_mails where due_at <= ${ms(nowMs)} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * The delay of a mail that is asked for now, in milliseconds: half of the waiting mails wait longer than that already, or as many are
 * before it as are sent in that time. 0 while next to none wait.
 * @param perMinute how many are sent in a minute; 0 for no limit
 */
export async function readDelay(db: Db, nowMs: number, perMinute: number): Promise<number> {
  const { rows } = await sql<{ waiting: number; median: number | null }>`
    select count(*)::int4 as waiting,
      percentile_disc(0.5) within group (order by posted_at) as median
    from outgoing_mails`.execute(db)
  const { waiting, median } = rows[0] ?? { waiting: 0, median: null }
  if (waiting < FEWEST_LATE || median === null) return 0
  const backlogMs = perMinute === 0 ? 0 : (waiting / perMinute) * 60_000
  return Math.max(nowMs - median, backlogMs)
}

/** Claims due mails, each for one process only, and deletes those that are too old. */
export async function claimDue(
  db: Db,
  { nowMs, dueMs }: Moment,
  most = MAX_TAKEN,
): Promise<QueuedMail[]> {
  await db
    .deleteFrom('outgoing_mails')
    .where('posted_at', '<', ms(nowMs - MAX_AGE_MS))
    .execute()
  const { rows } = await sql<{ id: number }>`
    update outgoing_mails set due_at = ${ms(dueMs)}
    where id in (
      select id from outgoing_mails where due_at <= ${ms(nowMs)}
      order by due_at limit ${most} for update skip locked
    )
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const taken = await db.selectFrom('outgoing_mails').selectAll().where('id', 'in', ids).execute()
  return taken.map(asQueued)
}
