import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import { hashOf } from '#modules/session/sessions.ts'
import type { Clock } from '#platform/clock.ts'
import type { Randomness } from '#platform/random.ts'

/** The second step may follow the password this long. */
export const PENDING_LIFE_MS = 10 * 60 * 1000
const TOKEN_BYTES = 32

/** A log-in whose password was right. */
export interface PendingLogin {
  readonly userId: string
  readonly expiresAtMs: number
}

/** Remembers that the password was right, and returns the text for the cookie. */
export async function createPendingLogin(
  { db, clock, random }: { db: Db; clock: Clock; random: Randomness },
  userId: string,
): Promise<string> {
  const token = random.bytes(TOKEN_BYTES).toString('base64url')
  await db
    .insertInto('pending_logins')
    .columns(['token_hash', 'user_id', 'security_stamp', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select([
          from.val(hashOf(token)).as('token_hash'),
          'id',
          'security_stamp',
          ms(clock.now() + PENDING_LIFE_MS).as('expires_at'),
        ])
        .where('id', '=', userId),
    )
    .execute()
  return token
}

/** The log-in of a cookie, while it waits and the secrets of its account are the ones it began with. */
export async function findPendingLogin(
  { db, clock }: { db: Db; clock: Clock },
  token: string,
): Promise<PendingLogin | undefined> {
  const row = await db
    .selectFrom('pending_logins')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'pending_logins.user_id')
        .onRef('users.security_stamp', '=', 'pending_logins.security_stamp'),
    )
    .select(['users.id', 'pending_logins.expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', ms(clock.now()))
    .executeTakeFirst()
  return row && { userId: row.id, expiresAtMs: row.expires_at }
}

export async function deletePendingLogin(db: Db, token: string): Promise<void> {
  await db.deleteFrom('pending_logins').where('token_hash', '=', hashOf(token)).execute()
}

/** Deletes log-ins that nobody finished; run periodically. */
export async function deleteOldPendingLogins(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('pending_logins').where('expires_at', '<=', ms(nowMs)).execute()
}
