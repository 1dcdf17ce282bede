import {
  createWebhook,
  updateWebhook,
  deleteWebhook,
  renewWebhookSecret,
  testWebhook,
  resendWebhookDelivery,
} from '#admin/webhooks/mutations.ts'
import { webhookQueries } from '#admin/webhooks/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useListWebhooks = queryHook(webhookQueries.list)

export const useListWebhookDeliveries = queryHook(webhookQueries.deliveries)

export const usePreviewWebhook = queryHook(webhookQueries.preview)

export const useCreateWebhook = mutationHook(createWebhook)

export const useUpdateWebhook = mutationHook(updateWebhook)

export const useDeleteWebhook = mutationHook(deleteWebhook)

export const useRenewWebhookSecret = mutationHook(renewWebhookSecret)

export const useTestWebhook = mutationHook(testWebhook)

export const useResendWebhookDelivery = mutationHook(resendWebhookDelivery)
