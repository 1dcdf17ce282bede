import { expect, it } from 'vitest'
import { inOrder, tokenStatus } from '#features/tokens/status.ts'

const now = 1_000_000

it.each([
  ['works for ever', { isRevoked: false, expiresAt: null }, 'active'],
  ['works until later', { isRevoked: false, expiresAt: now + 1 }, 'active'],
  ['ends this moment', { isRevoked: false, expiresAt: now }, 'expired'],
  ['is revoked', { isRevoked: true, expiresAt: null }, 'revoked'],
  ['is revoked and over', { isRevoked: true, expiresAt: 1 }, 'revoked'],
] as const)('a token that %s', (_what, token, status) => {
  expect(tokenStatus(token, now)).toBe(status)
})

const token = (id: string, createdAt: number, isRevoked = false) => ({
  id,
  createdAt,
  isRevoked,
  name: id,
  creatorId: null,
  creator: null,
  expiresAt: null,
  lastUsedAt: null,
})

it('puts those that work first, the newest of them on top', () => {
  const tokens = [token('old', 1), token('dead', 9, true), token('new', 5)]
  expect(inOrder(tokens, now).map(({ id }) => id)).toEqual(['new', 'old', 'dead'])
})
