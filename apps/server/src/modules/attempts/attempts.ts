import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'

/** How many attempts are free, and how the pauses between further ones grow. */
export interface Patience {
  readonly free: number
  /** The first pause; every further one is twice as long. */
  readonly firstPauseSeconds: number
  readonly longestPauseSeconds: number
  /** Attempts older than this are forgotten. */
  readonly memoryMs: number
}

/** The end of a pause that there is none of. Not the moment of the attempt: one that was made before it may be counted after it. */
const NEVER = ms(0)
/** Nobody remembers longer than this. */
const LONGEST_MEMORY_MS = 24 * 60 * 60 * 1000

/**
 * Counts one attempt of a subject before it is judged, so that a hundred at once count as a hundred.
 * Returns 0 when it may go on, else the whole seconds it has to wait; a blocked attempt is not counted.
 */
export async function countAttempt(
  db: Db,
  subject: string,
  patience: Patience,
  nowMs: number,
): Promise<number> {
  const { free, firstPauseSeconds, longestPauseSeconds, memoryMs } = patience
  const now = ms(nowMs)
  const { rows } = await sql<{ counted: number }>`
    insert into attempts as present (subject, counted, last_at, blocked_until)
    values (${subject}, 1, ${now}, ${NEVER})
    on conflict (subject) do update set
      counted = case when present.last_at < ${ms(nowMs - memoryMs)} then 1 else present.counted + 1 end,
      last_at = ${now},
      blocked_until = case
        when present.last_at < ${ms(nowMs - memoryMs)} or present.counted + 1 < ${free} then ${NEVER}
        else ${now} + make_interval(secs => least(${firstPauseSeconds} * power(2, least(present.counted + 1 - ${free}, 20)), ${longestPauseSeconds}))
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

/** Forgets all attempts of a subject. */
export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute()
}

/** Takes one attempt of a subject back. */
export async function takeBackAttempt(db: Db, subject: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ counted: sql`greatest(counted - 1, 0)` })
    .where('subject', '=', subject)
    .execute()
}

/** Removes what is forgotten anyway; run now and then. */
export async function deleteOldAttempts(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('last_at', '<', ms(nowMs - LONGEST_MEMORY_MS))
    .execute()
}
