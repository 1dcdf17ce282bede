import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

// Only for servers that name `webhooks` among their extensions.

const key = (gameId: number) => [...editKeys.game(gameId), 'webhooks']

export const gameWebhookQueries = {
  /** Prefix of all about them. */
  all: key,
  list: (gameId: number) =>
    queryOptions({
      queryKey: [...key(gameId), 'list'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/webhooks', { params: { path: { id: gameId } }, signal }),
        ),
      staleTime: fresh.list,
    }),
  /** What was sent, the newest first. */
  deliveries: (gameId: number, status?: Schema<'DeliveryFilter'>, webhookId?: number) =>
    queryOptions({
      queryKey: [...key(gameId), 'deliveries', status ?? null, webhookId ?? null],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/webhooks/deliveries', {
            params: { path: { id: gameId }, query: { status, webhookId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
  /** A message as a chat shows it. */
  preview: (gameId: number, body: Schema<'WebhookPreviewInput'>) =>
    queryOptions({
      queryKey: [...key(gameId), 'preview', body],
      queryFn: ({ signal }) =>
        unwrap(
          api().POST('/api/edit/games/{id}/webhooks/preview', {
            params: { path: { id: gameId } },
            body,
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
}
