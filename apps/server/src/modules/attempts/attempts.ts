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
/** The longest window of any policy. */
const MAX_WINDOW_MS = 24 * 60 * 60 * 1000

/**
 * Counts one attempt of a subject before it is judged, so that a hundred at once count as a hundred.
 * Returns 0 when it may go on, else the whole seconds it has to wait; a blocked attempt is not counted.
 */
export async function countAttempt(
  db: Db,
  subject: string,
  policy: BackoffPolicy,
  nowMs: number,
): Promise<number> {
  const { freeAttempts, baseDelaySeconds, maxDelaySeconds, windowMs } = policy
  const now = ms(nowMs)
  const { rows } = await sql<{ counted: number }>`
    insert into attempts as present (subject, counted, last_at, blocked_until)
    values (${subject}, 1, ${now}, ${NEVER})
    on conflict (subject) do update set
      counted = case when present.last_at < ${ms(nowMs - windowMs)} then 1 else present.counted + 1 end,
      last_at = ${now},
      blocked_until = case
        when present.last_at < ${ms(nowMs - windowMs)} or present.counted + 1 < ${freeAttempts} then ${NEVER}
        else ${now} + make_interval(secs => least(${baseDelaySeconds} * power(2, least(present.counted + 1 - ${freeAttempts}, 20)), ${maxDelaySeconds}))
      end
    where present.blocked_until <= ${now}
    returning counted`.execute(db)
  if (rows.length > 0) return 0
  const row = await db
    .selectFrom('attempts')
    .select('blocked_until')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row ? Math.max(1, Math.ceil((row.blocked_until - nowMs) / 1000)) : 0
}

/** Resets the attempts of a subject. */
export async function resetAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute()
}

/** Uncounts one attempt of a subject. */
export async function undoAttempt(db: Db, subject: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ counted: sql`greatest(counted - 1, 0)` })
    .where('subject', '=', subject)
    .execute()
}

/** Deletes attempts that no longer count; run periodically. */
export async function deleteOldAttempts(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('last_at', '<', ms(nowMs - MAX_WINDOW_MS))
    .execute()
}
