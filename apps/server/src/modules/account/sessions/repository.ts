import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'

/** The first half of the hash of its cookie, which opens nothing. */
const id = sql<string>`encode(substring(token_hash for 16), 'hex')`

export interface OwnSession {
  readonly id: string
  readonly ip: string | null
  readonly userAgent: string | null
  readonly createdAtMs: number
  readonly refreshedAtMs: number
  readonly tokenHash: Buffer
}

/** The sessions of an account that last: those that began with its present secrets. The one used last comes first. */
export const findSessions = (db: Db, userId: string, nowMs: number): Promise<OwnSession[]> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'sessions.user_id')
        .onRef('users.security_stamp', '=', 'sessions.security_stamp'),
    )
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', ms(nowMs))
    .select([
      id.as('id'),
      'sessions.ip as ip',
      'sessions.user_agent as userAgent',
      'sessions.created_at as createdAtMs',
      'sessions.refreshed_at as refreshedAtMs',
      'sessions.token_hash as tokenHash',
    ])
    .orderBy('sessions.refreshed_at', 'desc')
    .orderBy('sessions.token_hash')
    .execute()

/** @returns whether the account had it */
export async function deleteOwnSession(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(id, '=', sessionId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export const deleteOtherSessions = (db: Db, userId: string, tokenHash: Buffer) =>
  db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute()
