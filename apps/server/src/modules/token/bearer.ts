import type { Db } from '#db/database.ts'
import type { TokenScope } from '#db/tables/accounts.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import { serverKeys } from '#modules/settings/secrets.ts'
import { findUsableToken, noteUse } from '#modules/token/repository.ts'
import { hashToken, looksLikeToken, readToken } from '#modules/token/token-text.ts'
import type { Clock } from '#platform/clock.ts'

/** Uses closer together than this are not written down. */
const NOTED_AFTER_MS = 10 * 1000

/** Who calls with an API token: its maker, but never with more than the rights of the scope. */
export interface TokenCaller {
  readonly tokenId: string
  readonly scope: TokenScope
  readonly user: SessionUser
}

/**
 * The caller behind an API token: known, not revoked, not expired, genuinely signed, and made by an account
 * that is an administrator still. Undefined for any other text.
 */
export async function findTokenCaller(
  { db, clock }: { db: Db; clock: Clock },
  text: string,
): Promise<TokenCaller | undefined> {
  if (!looksLikeToken(text)) return undefined
  const now = clock.now()
  const row = await findUsableToken(db, hashToken(text), now)
  if (!row) return undefined
  const payload = readToken(text, await serverKeys({ db, clock }, 'tokenKeys'))
  if (payload?.jti !== row.id) return undefined
  if (row.last_used_at === null || now - row.last_used_at >= NOTED_AFTER_MS)
    await noteUse(db, row.id, now)
  const user = { id: row.userId, userName: row.userName, role: 'Monitor' } as const
  return { tokenId: row.id, scope: row.scope, user }
}

/** The token of an `Authorization: Bearer` header; undefined without one. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
}
