import type { Schema } from '@halyard/api'

type Token = Schema<'ApiToken'>
export type TokenStatus = 'active' | 'expired' | 'revoked'

/** Whether a token works at a moment. Revoking counts before expiry: it can be taken back, but then the date still holds. */
export function tokenStatus(
  { isRevoked, expiresAt }: Pick<Token, 'isRevoked' | 'expiresAt'>,
  nowMs: number,
): TokenStatus {
  if (isRevoked) return 'revoked'
  return expiresAt !== null && expiresAt <= nowMs ? 'expired' : 'active'
}

/** Those that work first, newest first; then the others. */
export const inOrder = (tokens: readonly Token[], nowMs: number): readonly Token[] =>
  tokens.toSorted(
    (a, b) =>
      Number(tokenStatus(b, nowMs) === 'active') - Number(tokenStatus(a, nowMs) === 'active') ||
      b.createdAt - a.createdAt,
  )
