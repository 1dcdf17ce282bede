import { useMutation, useQuery } from '@tanstack/react-query'
import { withCallbacks } from '#core/hook-options.ts'
import type { CallbacksOf, QueryHookOptions } from '#core/hook-options.ts'
import { createToken, restoreToken, revokeToken } from '#token/mutations.ts'
import { tokenQueries } from '#token/queries.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useListTokens = (options?: QueryHookOptions) =>
  useQuery({ ...tokenQueries.list(), ...options })

export const useCreateToken = (callbacks?: CallbacksOf<typeof createToken>) =>
  useMutation(withCallbacks(createToken, callbacks))

export const useRestoreToken = (callbacks?: CallbacksOf<typeof restoreToken>) =>
  useMutation(withCallbacks(restoreToken, callbacks))

export const useRevokeToken = (callbacks?: CallbacksOf<typeof revokeToken>) =>
  useMutation(withCallbacks(revokeToken, callbacks))
