import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'

/** The slowest bucket is full again after five minutes. */
const FULL_AGAIN_MS = 300_000

/** How many tokens a bucket has room for, and how fast it fills. */
export interface Budget {
  readonly capacity: number
  readonly perSecond: number
}

/**
 * Takes one token from a bucket, which all processes share; returns the whole seconds to wait when it is empty. One statement takes
 * it, so that a hundred calls at once count as a hundred.
 */
export async function takeToken(
  db: Db,
  key: string,
  { capacity, perSecond }: Budget,
  nowMs: number,
): Promise<number | undefined> {
  const now = ms(nowMs)
  // Clocks of machines differ: time that has passed at one of them does not pass again at another.
  const elapsed = sql`greatest(0, extract(epoch from ${now} - filled.filled_at))`
  const tokens = sql<number>`least(${capacity}, filled.tokens + ${elapsed} * ${perSecond})`
  const { rows } = await sql`
    insert into rate_buckets as filled (caller, tokens, filled_at) values (${key}, ${capacity - 1}, ${now})
    on conflict (caller) do update set tokens = ${tokens} - 1, filled_at = greatest(filled.filled_at, ${now})
    where ${tokens} >= 1
    returning 1`.execute(db)
  if (rows.length > 0) return undefined
  const left = await sql<{ tokens: number }>`
    select ${tokens} as tokens from rate_buckets as filled where caller = ${key}`.execute(db)
  return Math.max(1, Math.ceil((1 - (left.rows[0]?.tokens ?? 0)) / perSecond))
}

/** Removes buckets that are full again. */
export async function deleteFullBuckets(db: Db, nowMs: number): Promise<void> {
  await sql`delete from rate_buckets where filled_at < ${ms(nowMs - FULL_AGAIN_MS)}`.execute(db)
}
