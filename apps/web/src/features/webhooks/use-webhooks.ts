import type { Schema } from '@halyard/api'
import {
  useCreateGameWebhook,
  useCreateWebhook,
  useDeleteGameWebhook,
  useDeleteWebhook,
  useListGameWebhookDeliveries,
  useListGameWebhooks,
  useListWebhookDeliveries,
  useListWebhooks,
  usePreviewGameWebhook,
  usePreviewWebhook,
  useRenewGameWebhookSecret,
  useRenewWebhookSecret,
  useResendGameWebhookDelivery,
  useResendWebhookDelivery,
  useTestGameWebhook,
  useTestWebhook,
  useUpdateGameWebhook,
  useUpdateWebhook,
} from '@halyard/query'

// One screen for the platform and for a game: each call goes to the operation of the scope.

/** Undefined for the platform. */
export type Scope = number | undefined

/** How often is looked what became of deliveries, in milliseconds. */
const paceMs = 5000

export function useWebhooks(gameId: Scope) {
  const isOfGame = gameId !== undefined
  const platform = useListWebhooks({ enabled: !isOfGame, refetchInterval: paceMs })
  const ofGame = useListGameWebhooks(gameId ?? 0, { enabled: isOfGame, refetchInterval: paceMs })
  return isOfGame ? ofGame : platform
}

export function useDeliveries(gameId: Scope, status: Schema<'DeliveryFilter'> | undefined) {
  const isOfGame = gameId !== undefined
  const options = { refetchInterval: paceMs }
  const platform = useListWebhookDeliveries(status, undefined, { enabled: !isOfGame, ...options })
  const ofGame = useListGameWebhookDeliveries(gameId ?? 0, status, undefined, {
    enabled: isOfGame,
    ...options,
  })
  return isOfGame ? ofGame : platform
}

export function usePreview(gameId: Scope, body: Schema<'WebhookPreviewInput'>) {
  const isOfGame = gameId !== undefined
  const platform = usePreviewWebhook(body, { enabled: !isOfGame })
  const ofGame = usePreviewGameWebhook(gameId ?? 0, body, { enabled: isOfGame })
  return isOfGame ? ofGame : platform
}

export function useSaveWebhook(gameId: Scope, onSuccess: (secret: string | null) => void) {
  const created = { onSuccess: ({ secret }: Schema<'WebhookCreatedModel'>) => onSuccess(secret) }
  const updated = { onSuccess: () => onSuccess(null) }
  const create = useCreateWebhook(created)
  const createOfGame = useCreateGameWebhook(created)
  const update = useUpdateWebhook(updated)
  const updateOfGame = useUpdateGameWebhook(updated)
  const all = [create, createOfGame, update, updateOfGame]
  return {
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
    create: (body: Schema<'WebhookCreateModel'>) =>
      gameId === undefined ? create.mutate(body) : createOfGame.mutate({ gameId, ...body }),
    update: (body: Schema<'WebhookEditModel'> & { webhookId: number; etag: string }) =>
      gameId === undefined ? update.mutate(body) : updateOfGame.mutate({ gameId, ...body }),
  }
}

export function useWebhookActions(gameId: Scope) {
  const remove = useDeleteWebhook()
  const removeOfGame = useDeleteGameWebhook()
  const renew = useRenewWebhookSecret()
  const renewOfGame = useRenewGameWebhookSecret()
  const test = useTestWebhook()
  const testOfGame = useTestGameWebhook()
  const resend = useResendWebhookDelivery()
  const resendOfGame = useResendGameWebhookDelivery()
  return {
    remove: (webhookId: number) =>
      gameId === undefined
        ? remove.mutateAsync({ webhookId })
        : removeOfGame.mutateAsync({ gameId, webhookId }),
    renew: (webhookId: number) =>
      gameId === undefined
        ? renew.mutateAsync({ webhookId })
        : renewOfGame.mutateAsync({ gameId, webhookId }),
    test: (webhookId: number) =>
      gameId === undefined
        ? test.mutateAsync({ webhookId })
        : testOfGame.mutateAsync({ gameId, webhookId }),
    resend: (deliveryId: number) =>
      gameId === undefined
        ? resend.mutateAsync({ deliveryId })
        : resendOfGame.mutateAsync({ gameId, deliveryId }),
    isSending: [test, testOfGame, resend, resendOfGame].some(({ isPending }) => isPending),
  }
}
