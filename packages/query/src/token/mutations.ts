import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { invalidate, refresh } from '#core/stale.ts'
import { tokenStale } from '#token/stale.ts'

/** Resolves with the token's text, which is sent only here, and its record. */
export const createToken = mutationOptions({
  mutationFn: (body: Schema<'ApiTokenCreateModel'>) => unwrap(api().POST('/api/tokens', { body })),
  gcTime: 0,
  onSuccess: refresh(tokenStale.createToken),
})

/** The same for a token of the own account. */
export const createOwnToken = mutationOptions({
  mutationFn: (body: Schema<'OwnTokenCreateModel'>) =>
    unwrap(api().POST('/api/account/tokens', { body })),
  gcTime: 0,
  onSuccess: refresh(tokenStale.createOwnToken),
})

/** Revokes a token of the own account, for good. */
export const deleteOwnToken = mutationOptions({
  mutationFn: ({ tokenId }: { tokenId: string }) =>
    unwrap(api().DELETE('/api/account/tokens/{id}', { params: { path: { id: tokenId } } })),
  // One that somebody else has revoked is gone from the list, too.
  onSettled: (_data, _error, variables, _result, { client }) =>
    invalidate(client, tokenStale.deleteOwnToken(variables)),
})

export const restoreToken = mutationOptions({
  mutationFn: ({ tokenId }: { tokenId: string }) =>
    unwrap(api().POST('/api/tokens/{id}/restore', { params: { path: { id: tokenId } } })),
  onSuccess: refresh(tokenStale.restoreToken),
})

/** Revokes a token, which can be undone, or with `forGood` removes its record. */
export const revokeToken = mutationOptions({
  mutationFn: ({ tokenId, forGood = false }: { tokenId: string; forGood?: boolean }) =>
    unwrap(
      api().DELETE('/api/tokens/{id}', {
        params: { path: { id: tokenId }, query: { delete: forGood } },
      }),
    ),
  onSuccess: refresh(tokenStale.revokeToken),
})
