import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'
import type { ListedDelivery } from '#modules/webhook/delivery-repository.ts'
import type { Webhook } from '#modules/webhook/repository.ts'

/** What an edit can change. That it is switched off because its receiver is gone counts, what rests does not. */
export const webhookTag = (webhook: Webhook): string =>
  editTag([
    webhook.name,
    webhook.url,
    webhook.target,
    webhook.token,
    webhook.events,
    webhook.language,
    webhook.templates,
    webhook.is_enabled,
  ])

/** The path of the address of a chat lets anybody post there: only where it leads is shown. */
function shownAddress(text: string): string {
  const { origin, pathname, search } = new URL(text)
  return pathname === '/' && search === '' ? origin : `${origin}/…`
}

/** A webhook as staff see it: no secret, no token, and not the whole address. */
export const webhookView = (
  webhook: Webhook,
  { failing, nowMs }: { readonly failing: number; readonly nowMs: number },
): Schema<'WebhookModel'> => ({
  id: webhook.id,
  name: webhook.name,
  format: webhook.format,
  address: shownAddress(webhook.url),
  target: webhook.target,
  events: webhook.events,
  language: webhook.language,
  templates: [...webhook.templates],
  isEnabled: webhook.is_enabled,
  isGone: webhook.is_gone,
  restsUntil:
    webhook.rests_until !== null && webhook.rests_until > nowMs ? webhook.rests_until : null,
  oldSecretUntil:
    webhook.old_secret_until !== null && webhook.old_secret_until > nowMs
      ? webhook.old_secret_until
      : null,
  failing,
  etag: webhookTag(webhook),
})

export const deliveryView = (delivery: ListedDelivery): Schema<'WebhookDeliveryModel'> => ({
  id: delivery.id,
  webhookId: delivery.webhook_id,
  webhook: delivery.webhook,
  event: delivery.kind,
  game: delivery.game,
  messageId: `msg_${delivery.message_id}`,
  status: delivery.status,
  attempts: delivery.attempts,
  createdAt: delivery.created_at,
  triedAt: delivery.tried_at,
  nextAt: delivery.status === 'waiting' ? delivery.due_at : null,
  answerStatus: delivery.answer_status,
  answer: delivery.answer,
  problem: delivery.problem,
})
