import { requireGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'
import {
  addTest,
  addWebhook,
  editWebhook,
  prepareResend,
  previewMessage,
  readDeliveries,
  readWebhooks,
  removeWebhook,
  renewSecret,
  requireDelivery,
} from '#modules/webhook/service.ts'
import type { Scope } from '#modules/webhook/service.ts'
import { deliveryView } from '#modules/webhook/view.ts'

const scopeOf = ({ id }: { readonly id: number }): Scope => ({ gameId: id })

const listGameWebhooks = handle('listGameWebhooks', async ({ db, clock, path }) => {
  await requireGame(db, path.id)
  return readWebhooks(db, scopeOf(path), clock.now())
})

const createGameWebhook = handle('createGameWebhook', async ({ tx, clock, random, path, body }) => {
  return tx(async (db) => {
    await requireGame(db, path.id)
    return addWebhook(db, { clock, random }, scopeOf(path), body)
  })
})

const updateGameWebhook = handle('updateGameWebhook', ({ tx, clock, path, body, request }) => {
  const where = { ...scopeOf(path), id: path.webhookId, ifMatch: request.headers['if-match'] }
  return tx((db) => editWebhook(db, clock.now(), where, body))
})

const deleteGameWebhook = handle('deleteGameWebhook', ({ tx, path }) =>
  tx((db) => removeWebhook(db, { ...scopeOf(path), id: path.webhookId })),
)

const renewGameWebhookSecret = handle('renewGameWebhookSecret', ({ tx, clock, random, path }) =>
  tx((db) => renewSecret(db, { clock, random }, { ...scopeOf(path), id: path.webhookId })),
)

const testGameWebhook = handle('testGameWebhook', async ({ db, tx, clock, path, webhooks }) => {
  const id = await tx((open) =>
    addTest(open, clock.now(), { ...scopeOf(path), id: path.webhookId }),
  )
  await webhooks.sendNow(id)
  return deliveryView(await requireDelivery(db, scopeOf(path), id))
})

const listGameWebhookDeliveries = handle(
  'listGameWebhookDeliveries',
  async ({ db, path, query }) => {
    await requireGame(db, path.id)
    return (await readDeliveries(db, scopeOf(path), query)).map(deliveryView)
  },
)

const resendGameWebhookDelivery = handle(
  'resendGameWebhookDelivery',
  async ({ db, tx, clock, path, webhooks }) => {
    await tx((open) => prepareResend(open, clock.now(), scopeOf(path), path.deliveryId))
    await webhooks.sendNow(path.deliveryId)
    return deliveryView(await requireDelivery(db, scopeOf(path), path.deliveryId))
  },
)

const previewGameWebhook = handle(
  'previewGameWebhook',
  async ({ db, clock, config, path, body }) => {
    const { title } = await requireGame(db, path.id)
    return previewMessage(body, {
      nowMs: clock.now(),
      publicUrl: config.publicUrl,
      game: title,
    })
  },
)

export const editWebhookHandlers = {
  listGameWebhooks,
  createGameWebhook,
  updateGameWebhook,
  deleteGameWebhook,
  renewGameWebhookSecret,
  testGameWebhook,
  listGameWebhookDeliveries,
  resendGameWebhookDelivery,
  previewGameWebhook,
}
