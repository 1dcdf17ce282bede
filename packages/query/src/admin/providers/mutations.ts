import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { adminStale } from '#admin/stale.ts'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'

export const updateProviders = mutationOptions({
  mutationFn: ({ etag, ...body }: Schema<'ProvidersInput'> & { etag: string }) =>
    unwrap(api().PUT('/api/admin/providers', { params: { header: { 'If-Match': etag } }, body })),
  onSuccess: refresh(adminStale.updateProviders),
})

/** Asks a provider whether people can log in with it. */
export const checkProvider = mutationOptions({
  mutationFn: ({ providerId }: { providerId: string }) =>
    unwrap(
      api().POST('/api/admin/providers/{providerId}/check', { params: { path: { providerId } } }),
    ),
  onSuccess: refresh(adminStale.checkProvider),
})
