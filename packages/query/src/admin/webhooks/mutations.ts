import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { adminStale } from '#admin/stale.ts'
import { webhookQueries } from '#admin/webhooks/queries.ts'
import { api } from '#core/connection.ts'
import { ifMatch, isOutdated } from '#core/if-match.ts'
import { refresh } from '#core/stale.ts'

// Only for servers that name `webhooks` among their extensions.

type OfWebhook = { webhookId: number }

/** The answer has the secret, which nobody gets again. */
export const createWebhook = mutationOptions({
  mutationFn: (body: Schema<'WebhookCreateModel'>) =>
    unwrap(api().POST('/api/admin/webhooks', { body })),
  onSuccess: refresh(adminStale.createWebhook),
})

export const updateWebhook = mutationOptions({
  mutationFn: ({
    webhookId,
    etag,
    ...body
  }: OfWebhook & { etag: string } & Schema<'WebhookEditModel'>) =>
    unwrap(
      api().PUT('/api/admin/webhooks/{webhookId}', {
        params: { path: { webhookId }, ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: refresh(adminStale.updateWebhook),
  // The next save is made to what is stored by now.
  onError: (error, _webhook, _result, { client }) =>
    isOutdated(error) ? client.invalidateQueries({ queryKey: webhookQueries.all() }) : undefined,
})

export const deleteWebhook = mutationOptions({
  mutationFn: ({ webhookId }: OfWebhook) =>
    unwrap(api().DELETE('/api/admin/webhooks/{webhookId}', { params: { path: { webhookId } } })),
  onSuccess: refresh(adminStale.deleteWebhook),
})

export const renewWebhookSecret = mutationOptions({
  mutationFn: ({ webhookId }: OfWebhook) =>
    unwrap(
      api().POST('/api/admin/webhooks/{webhookId}/secret', { params: { path: { webhookId } } }),
    ),
  onSuccess: refresh(adminStale.renewWebhookSecret),
})

/** The answer says what became of it. */
export const testWebhook = mutationOptions({
  mutationFn: ({ webhookId }: OfWebhook) =>
    unwrap(api().POST('/api/admin/webhooks/{webhookId}/test', { params: { path: { webhookId } } })),
  onSuccess: refresh(adminStale.testWebhook),
})

export const resendWebhookDelivery = mutationOptions({
  mutationFn: ({ deliveryId }: { deliveryId: number }) =>
    unwrap(
      api().POST('/api/admin/webhooks/deliveries/{deliveryId}', {
        params: { path: { deliveryId } },
      }),
    ),
  onSuccess: refresh(adminStale.resendWebhookDelivery),
})
