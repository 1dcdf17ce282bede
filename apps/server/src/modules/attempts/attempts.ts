import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'

/** An exponential back-off: how many attempts are free, and how the pauses between further ones grow. */
export interface BackoffPolicy {
  readonly freeAttempts: number
  /** The first pause; every further one is twice as long. */
  readonly baseDelaySeconds: number
  readonly maxDelaySeconds: number
  /** Attempts older than this no longer count. */
  readonly windowMs: number
}

/** "Not blocked". Not the time of the attempt: an earlier attempt may be counted after it. */
const NEVER = ms(0)
/** An attempt further ahead than this was made before the clock was set back: it no longer counts. */
const AHEAD_MS = 60 * 1000
/** The longest window of any policy. */
const MAX_WINDOW_MS = 24 * 60 * 60 * 1000

/**
 * Counts one attempt of a subject before it is judged, so that a hundred at once count as a hundred.
 * Returns 0 when it is allowed, else the whole seconds to wait; a blocked attempt is not counted.
 */
export async function countAttempt(
  db: Db,
  subject: string,
  policy: BackoffPolicy,
  nowMs: number,
): Promise<number> {
  const { freeAttempts, baseDelaySeconds, maxDelaySeconds, windowMs } = policy
  const now = ms(nowMs)
  const ahead = ms(nowMs + AHEAD_MS)
  const isOver = sql<boolean>`present.last_at < ${ms(nowMs - windowMs)} or present.last_at > ${ahead}`
  const { rows } = await sql<{ counted: number }>`
    insert into attempts as present (subject, counted, last_at, blocked_until)
    values (${subject}, 1, ${now}, ${NEVER})
    on conflict (subject) do update set
      counted = case when ${isOver} then 1 else present.counted + 1 end,
      last_at = ${now},
      blocked_until = case
        when ${isOver} or present.counted + 1 < ${freeAttempts} then ${NEVER}
        else ${now} + make_interval(secs => least(${baseDelaySeconds} * power(2, least(present.counted + 1 - ${freeAttempts}, 20)), ${maxDelaySeconds}))
      end
    where present.blocked_until <= ${now} or present.last_at > ${ahead}
    returning counted`.execute(db)
  return rows.length > 0 ? 0 : waitOf(db, subject, nowMs)
}

/** The whole seconds that a subject has to wait, without counting an attempt; 0 for none. */
export async function waitOf(db: Db, subject: string, nowMs: number): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select('blocked_until')
    .where('subject', '=', subject)
    .where('last_at', '<=', ms(nowMs + AHEAD_MS))
    .executeTakeFirst()
  return row ? Math.max(0, Math.ceil((row.blocked_until - nowMs) / 1000)) : 0
}

/** How many attempts of a subject were counted within a window. */
export async function countOf(
  db: Db,
  subject: string,
  { windowMs }: BackoffPolicy,
  nowMs: number,
): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select('counted')
    .where('subject', '=', subject)
    .where('last_at', '>=', ms(nowMs - windowMs))
    .where('last_at', '<=', ms(nowMs + AHEAD_MS))
    .executeTakeFirst()
  return row?.counted ?? 0
}

/** Makes a subject wait, whatever it did. */
export async function block(
  db: Db,
  subject: string,
  { nowMs, seconds }: { nowMs: number; seconds: number },
): Promise<void> {
  const row = { last_at: ms(nowMs), blocked_until: ms(nowMs + seconds * 1000) }
  await db
    .insertInto('attempts')
    .values({ subject, counted: 1, ...row })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .execute()
}

/** Resets the attempts of subjects. */
export async function resetAttempts(db: Db, ...subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('attempts').where('subject', 'in', subjects).execute()
}

/** Deletes attempts that no longer count; run periodically. */
export async function deleteOldAttempts(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('last_at', '<', ms(nowMs - MAX_WINDOW_MS))
    .execute()
}
