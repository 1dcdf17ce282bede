import {
  createOwnToken,
  createToken,
  deleteOwnToken,
  restoreToken,
  revokeToken,
} from '#token/mutations.ts'
import { tokenQueries } from '#token/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useListTokens = queryHook(tokenQueries.list)

export const useListOwnTokens = queryHook(tokenQueries.own)

export const useCreateOwnToken = mutationHook(createOwnToken)

export const useDeleteOwnToken = mutationHook(deleteOwnToken)

export const useCreateToken = mutationHook(createToken)

export const useRestoreToken = mutationHook(restoreToken)

export const useRevokeToken = mutationHook(revokeToken)
