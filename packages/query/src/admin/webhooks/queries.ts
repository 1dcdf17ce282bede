import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { adminKeys } from '#admin/keys.ts'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'

// Only for servers that name `webhooks` among their extensions.

const key = () => [...adminKeys.all(), 'webhooks']

export const webhookQueries = {
  /** Prefix of all about them. */
  all: key,
  list: () =>
    queryOptions({
      queryKey: [...key(), 'list'],
      queryFn: ({ signal }) => unwrap(api().GET('/api/admin/webhooks', { signal })),
      staleTime: fresh.list,
    }),
  /** What was sent, the newest first. */
  deliveries: (status?: Schema<'DeliveryFilter'>, webhookId?: number) =>
    queryOptions({
      queryKey: [...key(), 'deliveries', status ?? null, webhookId ?? null],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/admin/webhooks/deliveries', {
            params: { query: { status, webhookId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
  /** A message as a chat shows it. */
  preview: (body: Schema<'WebhookPreviewInput'>) =>
    queryOptions({
      queryKey: [...key(), 'preview', body],
      queryFn: ({ signal }) => unwrap(api().POST('/api/admin/webhooks/preview', { body, signal })),
      staleTime: fresh.list,
    }),
}
