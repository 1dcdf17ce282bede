import {
  createGameWebhook,
  updateGameWebhook,
  deleteGameWebhook,
  renewGameWebhookSecret,
  testGameWebhook,
  resendGameWebhookDelivery,
} from '#edit/webhooks/mutations.ts'
import { gameWebhookQueries } from '#edit/webhooks/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useListGameWebhooks = queryHook(gameWebhookQueries.list)

export const useListGameWebhookDeliveries = queryHook(gameWebhookQueries.deliveries)

export const usePreviewGameWebhook = queryHook(gameWebhookQueries.preview)

export const useCreateGameWebhook = mutationHook(createGameWebhook)

export const useUpdateGameWebhook = mutationHook(updateGameWebhook)

export const useDeleteGameWebhook = mutationHook(deleteGameWebhook)

export const useRenewGameWebhookSecret = mutationHook(renewGameWebhookSecret)

export const useTestGameWebhook = mutationHook(testGameWebhook)

export const useResendGameWebhookDelivery = mutationHook(resendGameWebhookDelivery)
