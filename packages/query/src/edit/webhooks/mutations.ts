import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { ifMatch, isOutdated } from '#core/if-match.ts'
import { refresh } from '#core/stale.ts'
import { editStale } from '#edit/stale.ts'
import { gameWebhookQueries } from '#edit/webhooks/queries.ts'

// Only for servers that name `webhooks` among their extensions.

type OfGame = { gameId: number }
type OfWebhook = OfGame & { webhookId: number }

/** The answer has the secret, which nobody gets again. */
export const createGameWebhook = mutationOptions({
  mutationFn: ({ gameId, ...body }: OfGame & Schema<'WebhookCreateModel'>) =>
    unwrap(api().POST('/api/edit/games/{id}/webhooks', { params: { path: { id: gameId } }, body })),
  onSuccess: refresh(editStale.createGameWebhook),
})

export const updateGameWebhook = mutationOptions({
  mutationFn: ({
    gameId,
    webhookId,
    etag,
    ...body
  }: OfWebhook & { etag: string } & Schema<'WebhookEditModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/webhooks/{webhookId}', {
        params: { path: { id: gameId, webhookId }, ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: refresh(editStale.updateGameWebhook),
  // The next save is made to what is stored by now.
  onError: (error, { gameId }, _result, { client }) =>
    isOutdated(error)
      ? client.invalidateQueries({ queryKey: gameWebhookQueries.all(gameId) })
      : undefined,
})

export const deleteGameWebhook = mutationOptions({
  mutationFn: ({ gameId, webhookId }: OfWebhook) =>
    unwrap(
      api().DELETE('/api/edit/games/{id}/webhooks/{webhookId}', {
        params: { path: { id: gameId, webhookId } },
      }),
    ),
  onSuccess: refresh(editStale.deleteGameWebhook),
})

export const renewGameWebhookSecret = mutationOptions({
  mutationFn: ({ gameId, webhookId }: OfWebhook) =>
    unwrap(
      api().POST('/api/edit/games/{id}/webhooks/{webhookId}/secret', {
        params: { path: { id: gameId, webhookId } },
      }),
    ),
  onSuccess: refresh(editStale.renewGameWebhookSecret),
})

/** The answer says what became of it. */
export const testGameWebhook = mutationOptions({
  mutationFn: ({ gameId, webhookId }: OfWebhook) =>
    unwrap(
      api().POST('/api/edit/games/{id}/webhooks/{webhookId}/test', {
        params: { path: { id: gameId, webhookId } },
      }),
    ),
  onSuccess: refresh(editStale.testGameWebhook),
})

export const resendGameWebhookDelivery = mutationOptions({
  mutationFn: ({ gameId, deliveryId }: OfGame & { deliveryId: number }) =>
    unwrap(
      api().POST('/api/edit/games/{id}/webhooks/deliveries/{deliveryId}', {
        params: { path: { id: gameId, deliveryId } },
      }),
    ),
  onSuccess: refresh(editStale.resendGameWebhookDelivery),
})
