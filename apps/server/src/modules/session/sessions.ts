import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { PREPARED, ms } from '#db/database.ts'
import type { Role } from '#db/tables/accounts.ts'
import { lackingSecondFactor, roleOfSession } from '#modules/session/lacking-second-factor.ts'
import { batchedRead, sharedStatements } from '#db/batched-read.ts'
import { createBatcher } from '#platform/batcher.ts'
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
  /** When it showed last who uses it; null where that is not known. */
  readonly confirmedAtMs: number | null
  /** Whom the policy asks for a second factor, where the account lacks one: it has the rights of a player then, at most. */
  readonly lacking: Role | null
}

/** What the database knows a session by. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

/** Session look-ups of requests; concurrent ones share one statement. */
export interface Sessions {
  /**
   * The session of a cookie, while it lasts and its account's secrets are the ones it began with. Every look
   * goes to the database, so a ban or a demotion acts at once.
   */
  find(token: string, nowMs: number): Promise<Session | undefined>
  /**
   * The session as it was a moment ago, without a look when this process remembers it: for what looks at the
   * session once more in a statement of its own.
   */
  recall(token: string, nowMs: number): Promise<Session | undefined>
  /** Moves the end of the session and stamps the account's last visit. */
  refresh(token: string, session: Session, ip: string, nowMs: number): Promise<void>
}

interface Wanted {
  readonly tokenHash: Buffer
  readonly nowMs: number
}

interface Use extends Wanted {
  readonly userId: string
  readonly ip: string
}

const REMEMBERED_MS = 30 * 1000
const MAX_REMEMBERED = 20_000

interface Remembered {
  readonly session: Session
  readonly foundAtMs: number
}

export function createSessions(db: Db): Sessions {
  const find = (token: string, nowMs: number) =>
    findSession(db, { tokenHash: hashOf(token), nowMs })
  const refresh = createBatcher<Use, undefined>({
    ...sharedStatements(),
    async work(uses) {
      await refreshSessions(db, uses)
      return uses.map(() => ({ result: undefined }))
    },
  })
  const remembered = new Map<string, Remembered>()
  const remember = (token: string, session: Session, foundAtMs: number) => {
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(token, { session, foundAtMs })
  }
  return {
    find,
    async recall(token, nowMs) {
      const known = remembered.get(token)
      if (known && Math.abs(nowMs - known.foundAtMs) < REMEMBERED_MS) return known.session
      remembered.delete(token)
      const session = await find(token, nowMs)
      if (session) remember(token, session, nowMs)
      return session
    },
    async refresh(token, session, ip, nowMs) {
      await refresh({ tokenHash: session.tokenHash, userId: session.user.id, ip, nowMs })
      if (remembered.has(token)) remember(token, { ...session, refreshedAtMs: nowMs }, nowMs)
    },
  }
}

interface SessionRow {
  readonly hash: string
  readonly id: string
  readonly userName: string
  readonly role: Role
  readonly refreshedAtMs: number
  readonly confirmedAtMs: number | null
  readonly lacking: Role | null
}

const findSession = batchedRead(async (db, wanted: readonly Wanted[]) => {
  const asked = wanted.map(({ tokenHash, nowMs }) => ({ hash: tokenHash.toString('hex'), nowMs }))
  const { rows } = await sql<SessionRow>`${PREPARED}
    select asked.hash, users.id, users.user_name as "userName", ${roleOfSession} as role,
      sessions.refreshed_at as "refreshedAtMs", sessions.confirmed_at as "confirmedAtMs",
      ${lackingSecondFactor} as lacking
    from json_to_recordset(${JSON.stringify(asked)}::json) as asked (hash text, "nowMs" float8)
    join sessions on sessions.token_hash = decode(asked.hash, 'hex')
      and sessions.expires_at > to_timestamp(asked."nowMs" / 1000)
    join users on users.id = sessions.user_id
      and users.security_stamp = sessions.security_stamp`.execute(db)
  const found = new Map(rows.map((row) => [row.hash, row]))
  return wanted.map(({ tokenHash }): Session | undefined => {
    const row = found.get(tokenHash.toString('hex'))
    if (!row) return undefined
    const { id, userName, role, refreshedAtMs, confirmedAtMs, lacking } = row
    return { tokenHash, user: { id, userName, role }, refreshedAtMs, confirmedAtMs, lacking }
  })
})

/** True when the use of a session is worth writing down. */
export function isDueForRefresh(session: Session, nowMs: number): boolean {
  return nowMs - session.refreshedAtMs >= REFRESH_AFTER_MS
}

/**
 * Does not wait for the disk: a visit that is forgotten when the power fails is no loss. One account twice in
 * one statement is stamped once.
 */
async function refreshSessions(db: Db, uses: readonly Use[]): Promise<void> {
  const asked = uses.map(({ tokenHash, ...use }) => ({ hash: tokenHash.toString('hex'), ...use }))
  await sql`${PREPARED}
    with relaxed as (
      select set_config('synchronous_commit', 'off', true)
    ), asked as materialized (
      select decode(hash, 'hex') as hash, "userId", ip, to_timestamp("nowMs" / 1000) as at
      from json_to_recordset(${JSON.stringify(asked)}::json)
        as asked (hash text, "userId" uuid, ip text, "nowMs" float8), relaxed
    ), touched as (
      update sessions
      set refreshed_at = asked.at, ip = asked.ip, expires_at = asked.at + make_interval(secs => ${SESSION_LIFETIME_MS / 1000}::float8)
      from asked where sessions.token_hash = asked.hash
    )
    update users set last_visited_at = asked.at, ip = asked.ip
    from asked where users.id = asked."userId"`.execute(db)
}

const USER_AGENT_LENGTH = 400

/** Opens a session for the account and returns the text for the cookie, with the account's name. */
export async function createSession(
  db: Db,
  { random, clock }: { random: Randomness; clock: Clock },
  userId: string,
  { ip, userAgent = '' }: { readonly ip: string; readonly userAgent?: string | undefined },
): Promise<{ readonly token: string; readonly userName: string }> {
  const token = random.bytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  const { security_stamp, user_name } = await db
    .updateTable('users')
    .set({ last_visited_at: ms(now), ip })
    .where('id', '=', userId)
    .returning(['security_stamp', 'user_name'])
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
      confirmed_at: ms(now),
      ip,
      user_agent: userAgent.slice(0, USER_AGENT_LENGTH) || null,
    })
    .execute()
  return { token, userName: user_name }
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of the account, and every link in its mails. */
export async function endAllSessions(db: Db, userId: string, securityStamp: string): Promise<void> {
  await db
    .with('ended', (query) => query.deleteFrom('sessions').where('user_id', '=', userId))
    .updateTable('users')
    .set({ security_stamp: securityStamp })
    .where('id', '=', userId)
    .execute()
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

/** Notes that the session showed who uses it. */
export async function confirmSession(db: Db, tokenHash: Buffer, nowMs: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: ms(nowMs) })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Lets every session but one show again who uses it. */
export async function unconfirmOtherSessions(
  db: Db,
  userId: string,
  tokenHash: Buffer,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: null })
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute()
}

/** Removes what has ended; run now and then. */
export async function deleteExpiredSessions(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', ms(nowMs)).execute()
}
