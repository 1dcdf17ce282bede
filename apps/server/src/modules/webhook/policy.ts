import type { WebhookFormat } from '#db/tables/webhooks.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Webhook } from '#modules/webhook/repository.ts'

/** Those whose address does not say who may post, and where. */
const NEED_TOKEN: ReadonlySet<WebhookFormat> = new Set(['telegram', 'matrix'])

/** Throws Refusal 400 for what is no address of the web, or has a name and a password in it. */
export function requireUrl(text: string): string {
  const url = URL.parse(text.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Refusal(400, 'webhookUrl')
  url.hash = ''
  return url.href
}

/** What an edit says of a webhook of that format, as it is stored. Throws Refusal 400. */
export function acceptSettings(
  input: Schema<'WebhookEditModel'>,
  format: WebhookFormat,
  before: Webhook | undefined,
) {
  const url = input.url === undefined ? before?.url : requireUrl(input.url)
  if (url === undefined) throw new Refusal(400, 'webhookUrl')
  const needs = NEED_TOKEN.has(format)
  // A token goes to the host it was given for, and to no other one.
  const isSameHost = before !== undefined && new URL(before.url).origin === new URL(url).origin
  const token = input.token ?? (isSameHost ? (before.token ?? undefined) : undefined)
  const target = input.target?.trim() ?? ''
  if (needs && (token === undefined || target === '')) throw new Refusal(400, 'webhookToken')
  const templates = input.templates ?? []
  const events = templates.map(({ event }) => event)
  if (new Set(events).size < events.length) throw new Refusal(400, 'webhookTemplateTwice')
  return {
    name: input.name.trim(),
    url,
    target: needs ? target : '',
    token: needs ? (token ?? null) : null,
    events: [...new Set(input.events)],
    language: input.language ?? 'en-US',
    templates: JSON.stringify(templates.filter(({ text }) => text.trim() !== '')),
    is_enabled: input.isEnabled ?? true,
  }
}
