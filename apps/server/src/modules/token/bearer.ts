import type { Db } from '#db/database.ts'
import type { TokenScope } from '#db/tables/accounts.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import { serverKeys } from '#modules/settings/secrets.ts'
import { findUsableToken, noteUse } from '#modules/token/repository.ts'
import { hashToken, looksLikeToken, readToken } from '#modules/token/token-text.ts'
import type { Clock } from '#platform/clock.ts'

/** Uses closer together than this are not written down, unless they come from elsewhere. */
const NOTED_AFTER_MS = 10 * 1000

/** Who calls with an API token. What it may do of all that is decided for each operation, in `scopes.ts`. */
export interface TokenCaller {
  readonly tokenId: string
  readonly tokenName: string
  /** Null for a token that reads what monitors see. */
  readonly scopes: readonly TokenScope[] | null
  /** The one game it is limited to. */
  readonly gameId: number | null
  /** Its maker, with the rights of this moment. */
  readonly user: SessionUser
}

/**
 * The caller behind an API token: known, not revoked, not expired, genuinely signed, and made by an account
 * that is there still and not banned. Undefined for any other text.
 */
export async function findTokenCaller(
  { db, clock }: { db: Db; clock: Clock },
  text: string,
  ip: string | null = null,
): Promise<TokenCaller | undefined> {
  if (!looksLikeToken(text)) return undefined
  const now = clock.now()
  const row = await findUsableToken(db, hashToken(text), now)
  if (!row) return undefined
  const payload = readToken(text, await serverKeys({ db, clock }, 'tokenKeys'))
  if (payload?.jti !== row.id) return undefined
  const { last_used_at: lastUse, last_used_ip: lastIp } = row
  const isElsewhere = ip !== null && ip !== lastIp
  if (lastUse === null || isElsewhere || now - lastUse >= NOTED_AFTER_MS)
    await noteUse(db, { id: row.id, nowMs: now, ip: ip ?? lastIp })
  return {
    tokenId: row.id,
    tokenName: row.name,
    scopes: row.scopes,
    gameId: row.game_id,
    user: { id: row.userId, userName: row.userName, role: row.role },
  }
}

/** The token of an `Authorization: Bearer` header; undefined without one. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
}
