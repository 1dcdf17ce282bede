import { ms } from '#db/database.ts'
import type { Db, NewRow, Row } from '#db/database.ts'

export type TokenRow = Row<'api_tokens'> & { readonly creator: string | null }

export function listTokens(db: Db): Promise<TokenRow[]> {
  return db
    .selectFrom('api_tokens')
    .leftJoin('users', 'users.id', 'api_tokens.creator_id')
    .selectAll('api_tokens')
    .select('users.user_name as creator')
    .orderBy('api_tokens.created_at')
    .orderBy('api_tokens.id')
    .execute()
}

export function insertToken(db: Db, token: NewRow<'api_tokens'>): Promise<Row<'api_tokens'>> {
  return db.insertInto('api_tokens').values(token).returningAll().executeTakeFirstOrThrow()
}

/** False when there is no such token. */
export async function setRevoked(db: Db, id: string, isRevoked: boolean): Promise<boolean> {
  const row = await db
    .updateTable('api_tokens')
    .set({ is_revoked: isRevoked })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when there is no such token. */
export async function deleteToken(db: Db, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The token of that hash with its maker, who is an administrator still; undefined for one that is revoked or expired. */
export function findUsableToken(db: Db, hash: Buffer, nowMs: number) {
  return db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.creator_id')
    .select(['api_tokens.id', 'api_tokens.scope', 'api_tokens.last_used_at'])
    .select(['users.id as userId', 'users.user_name as userName'])
    .where('token_hash', '=', hash)
    .where('is_revoked', '=', false)
    .where((where) =>
      where.or([where('expires_at', 'is', null), where('expires_at', '>', ms(nowMs))]),
    )
    .where('users.role', '=', 'Admin')
    .executeTakeFirst()
}

export async function noteUse(db: Db, id: string, nowMs: number): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ last_used_at: ms(nowMs) })
    .where('id', '=', id)
    .execute()
}
