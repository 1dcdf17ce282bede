import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { pickLanguage } from '#i18n/language.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { changeDelivery, listDeliveries } from '#modules/webhook/delivery-repository.ts'
import type { DeliveryFilter, ListedDelivery } from '#modules/webhook/delivery-repository.ts'
import { bodyOf, segmentsOf } from '#modules/webhook/message.ts'
import { acceptSettings } from '#modules/webhook/policy.ts'
import { LEASE_MS } from '#modules/webhook/queue.ts'
import {
  changeWebhook,
  countFailing,
  deleteWebhook,
  findWebhook,
  insertTest,
  insertWebhook,
  listWebhooks,
  lockScope,
} from '#modules/webhook/repository.ts'
import type { Scope, SentEvent, Webhook, WebhookWhere } from '#modules/webhook/repository.ts'
import { newSecret } from '#modules/webhook/sign.ts'
import { templateOf } from '#modules/webhook/text.ts'
import { webhookTag, webhookView } from '#modules/webhook/view.ts'
import type { Clock } from '#platform/clock.ts'
import type { Randomness } from '#platform/random.ts'

// What other modules ask of the tables of this one.
export { addEvent, deleteOldEvents } from '#modules/webhook/repository.ts'
export type { Scope } from '#modules/webhook/repository.ts'

/** Webhooks of the platform, or of a game. */
const MOST = 20
/** As long as receivers have to learn a new secret. */
const OLD_SECRET_MS = 24 * 60 * 60 * 1000

interface Source {
  readonly clock: Clock
  readonly random: Randomness
}

/** Throws Refusal 404. */
async function requireWebhook(tx: Db, where: WebhookWhere): Promise<Webhook> {
  const webhook = await findWebhook(tx, where, { isLocked: true })
  if (!webhook) throw new Refusal(404, 'webhookNotFound')
  return webhook
}

export async function describeWebhooks(
  db: Db,
  webhooks: readonly Webhook[],
  nowMs: number,
): Promise<Schema<'WebhookModel'>[]> {
  const failing = await countFailing(
    db,
    webhooks.map(({ id }) => id),
  )
  return webhooks.map((webhook) =>
    webhookView(webhook, { failing: failing.get(webhook.id) ?? 0, nowMs }),
  )
}

async function describeOne(tx: Db, webhook: Webhook, nowMs: number) {
  const [described] = await describeWebhooks(tx, [webhook], nowMs)
  if (!described) throw new Error('the webhook was not described')
  return described
}

export const readWebhooks = async (db: Db, scope: Scope, nowMs: number) =>
  describeWebhooks(db, await listWebhooks(db, scope), nowMs)

/** Adds one; the answer has its secret, which nobody gets again. Throws Refusal 400. */
export async function addWebhook(
  tx: Db,
  { clock, random }: Source,
  { gameId }: Scope,
  { format, ...input }: Schema<'WebhookCreateModel'>,
): Promise<Schema<'WebhookCreatedModel'>> {
  await lockScope(tx, { gameId })
  if ((await listWebhooks(tx, { gameId })).length >= MOST)
    throw new Refusal(400, 'tooManyWebhooks', { values: { max: MOST } })
  const secret = format === 'json' ? newSecret(random) : null
  const webhook = await insertWebhook(tx, {
    ...{ game_id: gameId, format, secret },
    ...acceptSettings(input, format, undefined),
    created_at: ms(clock.now()),
  })
  return { webhook: await describeOne(tx, webhook, clock.now()), secret }
}

/** Replaces the settings. Who changes them wants it to be tried again at once. Throws Refusal. */
export async function editWebhook(
  tx: Db,
  nowMs: number,
  { ifMatch, ...where }: WebhookWhere & { readonly ifMatch: IfMatch },
  input: Schema<'WebhookEditModel'>,
): Promise<Schema<'WebhookModel'>> {
  const before = await requireWebhook(tx, where)
  requireMatch(ifMatch, webhookTag(before))
  const settings = acceptSettings(input, before.format, before)
  const webhook = await changeWebhook(tx, before.id, {
    ...settings,
    ...{ failures: 0, rests_until: null },
    ...(settings.is_enabled && { is_gone: false }),
  })
  return describeOne(tx, webhook, nowMs)
}

/** Throws Refusal 404. */
export async function removeWebhook(tx: Db, where: WebhookWhere): Promise<void> {
  await deleteWebhook(tx, (await requireWebhook(tx, where)).id)
}

/** Makes a new secret; the old one signs beside it for a day. Throws Refusal. */
export async function renewSecret(
  tx: Db,
  { clock, random }: Source,
  where: WebhookWhere,
): Promise<Schema<'WebhookCreatedModel'>> {
  const before = await requireWebhook(tx, where)
  if (before.secret === null) throw new Refusal(400, 'webhookUnsigned')
  const secret = newSecret(random)
  const webhook = await changeWebhook(tx, before.id, {
    ...{ secret, old_secret: before.secret },
    old_secret_until: ms(clock.now() + OLD_SECRET_MS),
  })
  return { webhook: await describeOne(tx, webhook, clock.now()), secret }
}

/** Writes a message that says it is a test. Returns the id of its delivery. Throws Refusal 404. */
export async function addTest(tx: Db, nowMs: number, where: WebhookWhere): Promise<number> {
  const webhook = await requireWebhook(tx, where)
  return insertTest(tx, webhook, { nowMs, leaseMs: LEASE_MS })
}

/** Throws Refusal 404. */
export async function requireDelivery(db: Db, scope: Scope, id: number): Promise<ListedDelivery> {
  const [delivery] = await listDeliveries(db, scope, { id, count: 1, skip: 0 })
  if (!delivery) throw new Refusal(404, 'deliveryNotFound')
  return delivery
}

export const readDeliveries = (db: Db, scope: Scope, filter: DeliveryFilter) =>
  listDeliveries(db, scope, filter)

/** Lets a delivery be sent once more, with the id it had. Throws Refusal. */
export async function prepareResend(
  tx: Db,
  nowMs: number,
  scope: Scope,
  id: number,
): Promise<void> {
  await requireDelivery(tx, scope, id)
  await changeDelivery(tx, id, { status: 'waiting', attempts: 0, due_at: ms(nowMs + LEASE_MS) })
}

const SAMPLE = {
  firstBlood: ['Null Pointers', 'Knots'],
  secondBlood: ['Null Pointers', 'Knots'],
  thirdBlood: ['Null Pointers', 'Knots'],
  challengeReleased: ['Knots'],
  notice: ['One hour left.'],
  cheat: ['Stack Smashers'],
} as const satisfies Partial<Record<SentEvent['kind'], readonly string[]>>

const isSampled = (kind: string): kind is keyof typeof SAMPLE => kind in SAMPLE

/** What a chat would show of an event, with names that are made up. */
export function previewMessage(
  { format, event, language, text = '' }: Schema<'WebhookPreviewInput'>,
  { nowMs, publicUrl, game }: { nowMs: number; publicUrl: string | undefined; game: string },
): Schema<'WebhookPreviewModel'> {
  const sample: SentEvent = {
    ...{ message_id: '00000000-0000-4000-8000-000000000000', kind: event, happened_at: nowMs },
    ...{ game_id: 1, game, team_id: 7, team: 'Null Pointers' },
    ...{ challenge_id: 3, challenge: 'Knots', args: isSampled(event) ? SAMPLE[event] : [] },
  }
  const receiver = {
    ...{ name: '', format, target: '', language: pickLanguage(language) },
    templates: [{ event, text }],
  }
  const segments = segmentsOf(receiver, { event: sample, publicUrl })
  return {
    template: templateOf(event, receiver),
    segments,
    body: bodyOf(receiver, sample, segments),
  }
}
