import { pickLanguage } from '#i18n/language.ts'
import { discordBody } from '#modules/webhook/formats/discord.ts'
import { matrixBody } from '#modules/webhook/formats/matrix.ts'
import { slackBody } from '#modules/webhook/formats/slack.ts'
import { telegramBody } from '#modules/webhook/formats/telegram.ts'
import type { SentEvent, Webhook } from '#modules/webhook/repository.ts'
import type { WebhookRequest } from '#modules/webhook/send.ts'
import { signedHeaders } from '#modules/webhook/sign.ts'
import { fillTemplate, plainText, templateOf } from '#modules/webhook/text.ts'
import type { EventValues, Segment } from '#modules/webhook/text.ts'

export type Receiver = Pick<
  Webhook,
  | 'name'
  | 'format'
  | 'url'
  | 'target'
  | 'token'
  | 'secret'
  | 'old_secret'
  | 'old_secret_until'
  | 'language'
  | 'templates'
>

interface Sent {
  readonly event: SentEvent
  readonly nowMs: number
  /** Address of the platform, where it is known. */
  readonly publicUrl: string | undefined
}

/** The parts of the message, in the language and the words of the receiver. */
export function segmentsOf(
  receiver: Pick<Receiver, 'name' | 'language' | 'templates'>,
  { event, publicUrl }: Omit<Sent, 'nowMs'>,
): Segment[] {
  const language = pickLanguage(receiver.language)
  const template = templateOf(event.kind, { language, templates: receiver.templates })
  return fillTemplate(template, valuesOf(receiver, event, publicUrl))
}

/** The body for a receiver, as JSON. */
export function bodyOf(
  receiver: Pick<Receiver, 'format' | 'target'>,
  event: SentEvent,
  segments: readonly Segment[],
): string {
  const bodies = {
    json: () => jsonBody(event, segments),
    discord: () => discordBody(segments),
    slack: () => slackBody(segments),
    telegram: () => telegramBody(segments, receiver.target),
    matrix: () => matrixBody(segments),
  }
  return JSON.stringify(bodies[receiver.format]())
}

/** What is sent to a receiver: the same for each attempt, but for the time and what signs it. */
export function requestFor(receiver: Receiver, sent: Sent): WebhookRequest {
  const { event, nowMs } = sent
  const body = bodyOf(receiver, event, segmentsOf(receiver, sent))
  const id = `msg_${event.message_id}`
  if (receiver.format === 'matrix')
    return {
      method: 'PUT',
      url: matrixUrl(receiver, id),
      headers: { authorization: `Bearer ${receiver.token ?? ''}` },
      body,
    }
  const message = { id, sentAtMs: nowMs, body }
  return {
    method: 'POST',
    url: receiver.format === 'telegram' ? telegramUrl(receiver) : receiver.url,
    headers: receiver.format === 'json' ? signedHeaders(message, secretsOf(receiver, nowMs)) : {},
    body,
  }
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

const telegramUrl = ({ url, token }: Receiver) =>
  `${withoutSlash(url)}/bot${encodeURIComponent(token ?? '').replaceAll('%3A', ':')}/sendMessage`

/** The id of the message is that of the transaction: a homeserver that has it already posts it no second time. */
const matrixUrl = ({ url, target }: Receiver, id: string) =>
  `${withoutSlash(url)}/_matrix/client/v3/rooms/${encodeURIComponent(target)}/send/m.room.message/${id}`

const secretsOf = ({ secret, old_secret, old_secret_until }: Receiver, nowMs: number): string[] => [
  ...(secret === null ? [] : [secret]),
  ...(old_secret !== null && (old_secret_until ?? 0) > nowMs ? [old_secret] : []),
]

function valuesOf(
  { name }: Pick<Receiver, 'name'>,
  { kind, game, team, challenge, args, game_id }: SentEvent,
  publicUrl: string | undefined,
): EventValues {
  const isBlood = kind === 'firstBlood' || kind === 'secondBlood' || kind === 'thirdBlood'
  return {
    game: kind === 'test' ? (game ?? name) : (game ?? ''),
    team: (isBlood ? args[0] : undefined) ?? team ?? '',
    challenge: (isBlood ? args[1] : kind === 'challengeReleased' ? args[0] : challenge) ?? '',
    owner: kind === 'cheat' ? (args[0] ?? '') : '',
    text: kind === 'notice' ? (args[0] ?? '').trim() : '',
    link:
      publicUrl === undefined ? '' : `${publicUrl}${game_id === null ? '' : `/games/${game_id}`}`,
  }
}

/** For programs. What has no value here is left out. */
function jsonBody(event: SentEvent, segments: readonly Segment[]) {
  const { kind, happened_at, game_id, game, team_id, challenge_id } = event
  const values = valuesOf({ name: '' }, event, undefined)
  return {
    type: kind,
    timestamp: new Date(happened_at).toISOString(),
    data: {
      ...(game_id !== null && { game: { id: game_id, title: game } }),
      ...(values.team !== '' && { team: { id: team_id, name: values.team } }),
      ...(values.challenge !== '' && { challenge: { id: challenge_id, title: values.challenge } }),
      ...(values.owner !== '' && { owner: values.owner }),
      ...(values.text !== '' && { text: values.text }),
      message: plainText(segments),
    },
  }
}
