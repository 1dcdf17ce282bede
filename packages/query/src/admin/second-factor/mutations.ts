import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { secondFactorQueries } from '#admin/second-factor/queries.ts'
import { adminStale } from '#admin/stale.ts'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'

/** Whom the platform asks for a second factor. */
export const updateSecondFactorPolicy = mutationOptions({
  mutationFn: ({ etag, ...body }: Schema<'SecondFactorPolicyModel'>) =>
    unwrap(
      api().PUT('/api/admin/secondfactor', { params: { header: { 'If-Match': etag } }, body }),
    ),
  onSuccess: (saved, _variables, _result, { client }) =>
    client.setQueryData(secondFactorQueries.policy().queryKey, saved),
})

/** Takes the second factor of an account away. */
export const resetSecondFactor = mutationOptions({
  mutationFn: ({ userId }: { userId: string }) =>
    unwrap(
      api().DELETE('/api/admin/users/{userId}/secondfactor', { params: { path: { userId } } }),
    ),
  onSuccess: refresh(adminStale.resetSecondFactor),
})
