import { ms, msOrNull } from '#db/database.ts'
import { handle } from '#modules/operation/handle.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { serverKeys } from '#modules/settings/secrets.ts'
import {
  deleteToken,
  insertToken,
  listTokens as list,
  setRevoked,
} from '#modules/token/repository.ts'
import type { TokenRow } from '#modules/token/repository.ts'
import { hashToken, writeToken } from '#modules/token/token-text.ts'
import { randomUuid } from '#platform/random.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The last second of the last year that the contract can name. */
const LAST_MOMENT_MS = 253_402_300_799_000

function view(row: TokenRow): Schema<'ApiToken'> {
  return {
    id: row.id,
    name: row.name,
    creatorId: row.creator_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    isRevoked: row.is_revoked,
    creator: row.creator,
  }
}

const createToken = handle('createToken', async (ctx) => {
  const { clock, random, body, user } = ctx
  const now = clock.now()
  const id = randomUuid(random)
  const days = body.expiresIn ?? 0
  const expiresAtMs = days === 0 ? null : Math.min(now + days * DAY_MS, LAST_MOMENT_MS)
  const iat = Math.floor(now / 1000)
  const times = expiresAtMs === null ? { iat } : { iat, exp: Math.ceil(expiresAtMs / 1000) }
  const token = writeToken({ jti: id, ...times }, await serverKeys(ctx, 'tokenKeys'))
  const row = await ctx.tx((tx) =>
    insertToken(tx, {
      id,
      name: body.name.trim(),
      creator_id: user.id,
      token_hash: hashToken(token),
      created_at: ms(now),
      expires_at: msOrNull(expiresAtMs),
    }),
  )
  ctx.header('cache-control', 'no-store')
  return { token, info: view({ ...row, creator: user.userName }) }
})

const listTokens = handle('listTokens', async ({ db }) => (await list(db)).map(view))

function refuseUnknown(isKnown: boolean): void {
  if (!isKnown) throw new Refusal(404, 'tokenNotFound')
}

const restoreToken = handle('restoreToken', async ({ tx, path }) =>
  refuseUnknown(await tx((db) => setRevoked(db, path.id, false))),
)

const revokeToken = handle('revokeToken', async ({ tx, path, query }) =>
  refuseUnknown(
    await tx((db) => (query.delete ? deleteToken(db, path.id) : setRevoked(db, path.id, true))),
  ),
)

export const tokenHandlers = { createToken, listTokens, restoreToken, revokeToken }
