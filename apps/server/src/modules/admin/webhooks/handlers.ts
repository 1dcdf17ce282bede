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

/** Those that hear of all games. */
const PLATFORM: Scope = { gameId: null }

const listWebhooks = handle('listWebhooks', ({ db, clock }) =>
  readWebhooks(db, PLATFORM, clock.now()),
)

const createWebhook = handle('createWebhook', ({ tx, clock, random, body }) =>
  tx((db) => addWebhook(db, { clock, random }, PLATFORM, body)),
)

const updateWebhook = handle('updateWebhook', ({ tx, clock, path, body, request }) => {
  const where = { ...PLATFORM, id: path.webhookId, ifMatch: request.headers['if-match'] }
  return tx((db) => editWebhook(db, clock.now(), where, body))
})

const deleteWebhook = handle('deleteWebhook', ({ tx, path }) =>
  tx((db) => removeWebhook(db, { ...PLATFORM, id: path.webhookId })),
)

const renewWebhookSecret = handle('renewWebhookSecret', ({ tx, clock, random, path }) =>
  tx((db) => renewSecret(db, { clock, random }, { ...PLATFORM, id: path.webhookId })),
)

const testWebhook = handle('testWebhook', async ({ db, tx, clock, path, webhooks }) => {
  const id = await tx((open) => addTest(open, clock.now(), { ...PLATFORM, id: path.webhookId }))
  await webhooks.sendNow(id)
  return deliveryView(await requireDelivery(db, PLATFORM, id))
})

const listWebhookDeliveries = handle('listWebhookDeliveries', async ({ db, query }) => {
  return (await readDeliveries(db, PLATFORM, query)).map(deliveryView)
})

const resendWebhookDelivery = handle(
  'resendWebhookDelivery',
  async ({ db, tx, clock, path, webhooks }) => {
    await tx((open) => prepareResend(open, clock.now(), PLATFORM, path.deliveryId))
    await webhooks.sendNow(path.deliveryId)
    return deliveryView(await requireDelivery(db, PLATFORM, path.deliveryId))
  },
)

/** Title of a game that there is not. */
const GAME = 'Harbour CTF'

const previewWebhook = handle('previewWebhook', ({ clock, config, body }) =>
  previewMessage(body, { nowMs: clock.now(), publicUrl: config.publicUrl, game: GAME }),
)

export const adminWebhookHandlers = {
  listWebhooks,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  renewWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  resendWebhookDelivery,
  previewWebhook,
}
