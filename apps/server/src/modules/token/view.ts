import type { Schema } from '#modules/operation/operation-types.ts'
import type { TokenRow } from '#modules/token/repository.ts'

export function tokenView(row: TokenRow): Schema<'ApiToken'> {
  return {
    id: row.id,
    name: row.name,
    creatorId: row.creator_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    isRevoked: row.is_revoked,
    creator: row.creator,
    ...(row.scopes && { scopes: row.scopes }),
    gameId: row.game_id,
    lastUsedIp: row.last_used_ip,
  }
}
