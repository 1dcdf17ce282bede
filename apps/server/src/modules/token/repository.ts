import { ms } from '#db/database.ts'
import type { Db, NewRow, Row } from '#db/database.ts'

export type TokenRow = Row<'api_tokens'> & { readonly creator: string | null }

const tokens = (db: Db) =>
  db
    .selectFrom('api_tokens')
    .leftJoin('users', 'users.id', 'api_tokens.creator_id')
    .selectAll('api_tokens')
    .select('users.user_name as creator')
    .orderBy('api_tokens.created_at')
    .orderBy('api_tokens.id')

export const listTokens = (db: Db): Promise<TokenRow[]> => tokens(db).execute()

export const listTokensOf = (db: Db, userId: string): Promise<TokenRow[]> =>
  tokens(db).where('creator_id', '=', userId).execute()

/** How many tokens an account has. Its row is locked: of two calls at once the second one counts what the first one made. */
export async function countTokens(tx: Db, userId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('creator_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function gameIsThere(tx: Db, gameId: number): Promise<boolean> {
  const game = await tx.selectFrom('games').select('id').where('id', '=', gameId).executeTakeFirst()
  return game !== undefined
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

/** False when there is no such token, or the account that is given has not made it. */
export async function deleteToken(db: Db, id: string, creatorId?: string): Promise<boolean> {
  const row = await db
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .$if(creatorId !== undefined, (own) => own.where('creator_id', '=', creatorId ?? ''))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The token of that hash with its maker as he is now; undefined for one that is revoked or expired, or whose maker has lost the right to it:
 * one without scopes is of an administrator.
 */
export function findUsableToken(db: Db, hash: Buffer, nowMs: number) {
  return db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.creator_id')
    .select(['api_tokens.id', 'api_tokens.name', 'api_tokens.scopes', 'api_tokens.game_id'])
    .select(['api_tokens.last_used_at', 'api_tokens.last_used_ip'])
    .select(['users.id as userId', 'users.user_name as userName', 'users.role'])
    .where('token_hash', '=', hash)
    .where('is_revoked', '=', false)
    .where((where) =>
      where.or([where('expires_at', 'is', null), where('expires_at', '>', ms(nowMs))]),
    )
    .where((where) =>
      where.or([
        where('users.role', '=', 'Admin'),
        where.and([where('scopes', 'is not', null), where('users.role', '<>', 'Banned')]),
      ]),
    )
    .executeTakeFirst()
}

export async function noteUse(
  db: Db,
  { id, nowMs, ip }: { readonly id: string; readonly nowMs: number; readonly ip: string | null },
): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ last_used_at: ms(nowMs), last_used_ip: ip })
    .where('id', '=', id)
    .execute()
}
