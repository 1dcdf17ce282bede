import { onServersWith } from '#groups/extensions/named.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

/** A name that never has an address: nothing is sent anywhere. */
const url = 'https://webhook.invalid/secret-part'
const body = { name: 'Conformance', format: 'json' as const, url, events: ['notice' as const] }
const edit = { name: 'Renamed', events: ['firstBlood' as const, 'notice' as const] }

export const webhooksExtension = scenariosApart('extensions', {
  'webhooks: what a game announces, and to whom': onServersWith('webhooks', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const game = await scratchGame(world, 'webhooks')
    const path = { id: game.id }
    const { webhook, secret } = await admin.ok('createGameWebhook', { path, body })
    findings.same(
      'createGameWebhook',
      'whether there is a secret',
      secret?.startsWith('whsec_'),
      true,
    )
    const hookPath = { ...path, webhookId: webhook.id }
    const headers = { 'if-match': webhook.etag }
    await admin.ok('updateGameWebhook', { path: hookPath, body: edit, headers })
    await admin.refused('updateGameWebhook', 'to another state', 412, {
      ...{ path: hookPath, body: edit, headers },
    })
    const listed = await admin.ok('listGameWebhooks', { path })
    findings.same(
      'listGameWebhooks',
      'the names',
      listed.map(({ name }) => name),
      ['Renamed'],
    )
    findings.same(
      'listGameWebhooks',
      'the address',
      listed[0]?.address,
      'https://webhook.invalid/…',
    )
    const said = JSON.stringify(listed)
    findings.same('listGameWebhooks', 'a secret', /whsec_|secret-part/.test(said), false)
    const renewed = await admin.ok('renewGameWebhookSecret', { path: hookPath })
    findings.same('renewGameWebhookSecret', 'the same secret', renewed.secret === secret, false)
    const tested = await admin.ok('testGameWebhook', { path: hookPath })
    findings.same('testGameWebhook', 'why it did not arrive', tested.problem, 'hostUnknown')
    const failing = await admin.ok('listGameWebhookDeliveries', {
      path,
      query: { status: 'failing' },
    })
    findings.same('listGameWebhookDeliveries', 'those that fail', failing.length, 1)
    const deliveryPath = { ...path, deliveryId: tested.id }
    const resent = await admin.ok('resendGameWebhookDelivery', { path: deliveryPath })
    findings.same('resendGameWebhookDelivery', 'its id', resent.messageId, tested.messageId)
    const preview = { format: 'discord' as const, event: 'firstBlood' as const, text: '**{team}**' }
    const shown = await admin.ok('previewGameWebhook', { path, body: preview })
    findings.same('previewGameWebhook', 'what is bold', shown.segments[0]?.isBold, true)
    await admin.refused('createGameWebhook', 'no address', 400, {
      path,
      body: { ...body, url: 'x' },
    })
    await anonymous.refused('listGameWebhooks', 'nobody', 401, { path })
    await loner.refused('listGameWebhooks', 'a player', 403, { path })
    await loner.refused('createGameWebhook', 'a player', 403, { path, body })
    await admin.ok('deleteGameWebhook', { path: hookPath })
    await admin.refused('deleteGameWebhook', 'twice', 404, { path: hookPath })
  }),
  'webhooks: those of the platform': onServersWith('webhooks', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const { webhook } = await admin.ok('createWebhook', { body })
    const path = { webhookId: webhook.id }
    const edited = await admin.ok('updateWebhook', { path, body: edit })
    findings.same('updateWebhook', 'the name', edited.name, 'Renamed')
    const listed = await admin.ok('listWebhooks')
    findings.same(
      'listWebhooks',
      'it',
      listed.some(({ id }) => id === webhook.id),
      true,
    )
    const renewed = await admin.ok('renewWebhookSecret', { path })
    findings.same(
      'renewWebhookSecret',
      'until when the old one signs',
      renewed.webhook.oldSecretUntil !== null,
      true,
    )
    const tested = await admin.ok('testWebhook', { path })
    const deliveries = await admin.ok('listWebhookDeliveries', { query: { webhookId: webhook.id } })
    findings.same(
      'listWebhookDeliveries',
      'the test',
      deliveries.map(({ id }) => id),
      [tested.id],
    )
    await admin.ok('resendWebhookDelivery', { path: { deliveryId: tested.id } })
    await admin.ok('previewWebhook', { body: { format: 'matrix', event: 'notice' } })
    await anonymous.refused('listWebhooks', 'nobody', 401)
    await loner.refused('createWebhook', 'a player', 403, { body })
    await admin.ok('deleteWebhook', { path })
  }),
})
