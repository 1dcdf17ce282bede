import { createHash } from 'node:crypto'
import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import type { Role } from '#db/tables.ts'
import type { Clock } from '#platform/clock.ts'
import type { Randomness } from '#platform/random.ts'

/** A session ends this long after its last use. */
export const SESSION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
/** Uses closer together than this are not written down. */
const REFRESH_AFTER_MS = 60 * 1000
const TOKEN_BYTES = 32

export interface Session {
  readonly tokenHash: Buffer
  readonly user: { readonly id: string; readonly userName: string; readonly role: Role }
  readonly refreshedAtMs: number
}

/** What the database knows a session by. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The session of a cookie, while it lasts and its account's secrets are the ones it began with. */
export async function findSession(
  db: Db,
  token: string,
  nowMs: number,
): Promise<Session | undefined> {
  const tokenHash = hashOf(token)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.user_name', 'users.role', 'sessions.refreshed_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', ms(nowMs))
    .whereRef('sessions.security_stamp', '=', 'users.security_stamp')
    .executeTakeFirst()
  if (!row) return undefined
  const user = { id: row.id, userName: row.user_name, role: row.role }
  return { tokenHash, user, refreshedAtMs: row.refreshed_at }
}

/** True when the use of a session is worth writing down. */
export function isDueForRefresh(session: Session, nowMs: number): boolean {
  return nowMs - session.refreshedAtMs >= REFRESH_AFTER_MS
}

/** Moves the end of the session and stamps the account's last visit. */
export async function refreshSession(
  db: Db,
  session: Session,
  ip: string,
  nowMs: number,
): Promise<void> {
  await db
    .with('touched', (query) =>
      query
        .updateTable('sessions')
        .set({ refreshed_at: ms(nowMs), expires_at: ms(nowMs + SESSION_LIFETIME_MS) })
        .where('token_hash', '=', session.tokenHash),
    )
    .updateTable('users')
    .set({ last_visited_at: ms(nowMs), ip })
    .where('id', '=', session.user.id)
    .execute()
}

/** Opens a session for the account and returns the text for the cookie. */
export async function createSession(
  db: Db,
  { random, clock }: { random: Randomness; clock: Clock },
  userId: string,
  ip: string,
): Promise<string> {
  const token = random.bytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  const { security_stamp } = await db
    .updateTable('users')
    .set({ last_visited_at: ms(now), ip })
    .where('id', '=', userId)
    .returning('security_stamp')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      security_stamp,
      created_at: ms(now),
      refreshed_at: ms(now),
      expires_at: ms(now + SESSION_LIFETIME_MS),
    })
    .execute()
  return token
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Lets one session outlive a change of the account's secrets; all others end by it. */
export async function restampSession(
  db: Db,
  tokenHash: Buffer,
  securityStamp: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ security_stamp: securityStamp })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Removes what has ended; run now and then. */
export async function deleteExpiredSessions(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', ms(nowMs)).execute()
}
