import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import { normalForm } from '#modules/text/names.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** How many failures are free, and how long the pause may get. */
interface Patience {
  readonly free: number
  readonly longestPauseSeconds: number
}
const ACCOUNT: Patience = { free: 5, longestPauseSeconds: 300 }
/** An address may stand for a room full of players. */
const ADDRESS: Patience = { free: 100, longestPauseSeconds: 60 }
/** Failures older than this are forgotten. */
const MEMORY_MS = 15 * 60 * 1000

/**
 * Counts an attempt to log in before it is judged, so that a hundred at once count as a hundred.
 * Throws Refusal 429 while the account or the address has to wait: after 5 failures on an account a
 * second, then two, four, … up to five minutes.
 */
export async function countAttempt(
  db: Db,
  login: string,
  ip: string,
  nowMs: number,
): Promise<void> {
  const waits = [
    await count(db, accountSubject(login), ACCOUNT, nowMs),
    await count(db, addressSubject(ip), ADDRESS, nowMs),
  ]
  const seconds = Math.max(...waits)
  if (seconds > 0) {
    throw new Refusal(429, 'loginBlocked', { values: { seconds }, retryAfterSeconds: seconds })
  }
}

/** Takes back what a right password was counted for. */
export async function forgiveAttempts(db: Db, login: string, ip: string): Promise<void> {
  await db.deleteFrom('login_failures').where('subject', '=', accountSubject(login)).execute()
  await db
    .updateTable('login_failures')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('subject', '=', addressSubject(ip))
    .execute()
}

/** Removes what is forgotten anyway; run now and then. */
export async function deleteOldAttempts(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('last_failed_at', '<', ms(nowMs - MEMORY_MS))
    .execute()
}

const accountSubject = (login: string) => `account:${normalForm(login).slice(0, 320)}`
const addressSubject = (ip: string) => `address:${ip}`

/** Counts one attempt unless the subject is blocked; returns the whole seconds it still has to wait. */
async function count(db: Db, subject: string, patience: Patience, nowMs: number): Promise<number> {
  const now = ms(nowMs)
  const { rows } = await sql<{ failures: number }>`
    insert into login_failures as present (subject, failures, last_failed_at, blocked_until)
    values (${subject}, 1, ${now}, ${now})
    on conflict (subject) do update set
      failures = case when present.last_failed_at < ${ms(nowMs - MEMORY_MS)} then 1 else present.failures + 1 end,
      last_failed_at = ${now},
      blocked_until = case
        when present.last_failed_at < ${ms(nowMs - MEMORY_MS)} or present.failures + 1 < ${patience.free} then ${now}
        else ${now} + make_interval(secs => least(power(2, least(present.failures + 1 - ${patience.free}, 20)), ${patience.longestPauseSeconds}))
      end
    where present.blocked_until <= ${now}
    returning failures`.execute(db)
  if (rows.length > 0) return 0
  const row = await db
    .selectFrom('login_failures')
    .select('blocked_until')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row ? Math.max(1, Math.ceil((row.blocked_until - nowMs) / 1000)) : 0
}
