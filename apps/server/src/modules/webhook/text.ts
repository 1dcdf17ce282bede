import type { WebhookEvent, WebhookTemplate } from '#db/tables/webhooks.ts'
import type { Language } from '#i18n/language.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { translate } from '#i18n/translate.ts'

/** A part of a message. Only what an organizer wrote as an address is a link; a name that looks like one is a name. */
export interface Segment {
  readonly text: string
  readonly isBold: boolean
  readonly isLink: boolean
}

/** What the placeholders of a template are filled with. */
export interface EventValues {
  readonly game: string
  readonly team: string
  readonly challenge: string
  /** Whose flag was submitted. */
  readonly owner: string
  /** What organizers wrote. */
  readonly text: string
  /** Where it is to be seen. */
  readonly link: string
}

const SENTENCES = {
  firstBlood: 'noticeFirstBlood',
  secondBlood: 'noticeSecondBlood',
  thirdBlood: 'noticeThirdBlood',
  solve: 'webhookSolve',
  challengeReleased: 'noticeNewChallenge',
  gameStarted: 'webhookStarted',
  gameEnded: 'webhookEnded',
  gameFrozen: 'webhookFrozen',
  gamePaused: 'webhookPaused',
  gameResumed: 'webhookResumed',
  cheat: 'webhookCheat',
  instanceFailure: 'webhookInstance',
  question: 'webhookQuestion',
  teamWaiting: 'webhookTeam',
  test: 'webhookTest',
} as const satisfies Record<Exclude<WebhookEvent | 'test', 'notice'>, MessageKey>

const PLACEHOLDERS = {
  team: '**{team}**',
  taken: '**{challenge}**',
  challenge: '**{challenge}**',
  title: '**{challenge}**',
  game: '**{game}**',
  owner: '**{owner}**',
}

/** What is said of an event where the organizers have no text of their own. */
export function defaultTemplate(event: WebhookEvent | 'test', language: Language): string {
  if (event === 'notice') return '**{game}**\n{text}'
  const sentence = translate(language, SENTENCES[event], PLACEHOLDERS)
  return event === 'test' || sentence.includes('{game}') ? sentence : `${sentence} · {game}`
}

export const templateOf = (
  event: WebhookEvent | 'test',
  { language, templates }: { language: Language; templates: readonly WebhookTemplate[] },
): string =>
  templates.find((template) => template.event === event)?.text || defaultTemplate(event, language)

const LONGEST_NAME = 120
const TOKENS = /\*\*|\{(?:game|team|challenge|owner|text|link)\}|https?:\/\/[^\s{}*]+/g

/** Fills a template. `**` begins and ends what is bold. */
export function fillTemplate(template: string, values: EventValues): Segment[] {
  const segments: Segment[] = []
  let isBold = false
  const add = (text: string, isLink = false) => {
    if (text !== '') segments.push({ text, isBold, isLink })
  }
  let end = 0
  for (const match of template.matchAll(TOKENS)) {
    add(template.slice(end, match.index))
    end = match.index + match[0].length
    if (match[0] === '**') isBold = !isBold
    else if (match[0].startsWith('{')) addValue(match[0].slice(1, -1), values, add)
    else add(match[0], true)
  }
  add(template.slice(end))
  return segments
}

function addValue(
  name: string,
  values: EventValues,
  add: (text: string, isLink?: boolean) => void,
): void {
  if (name === 'link') add(values.link, true)
  else if (name === 'text') add(withoutControls(values.text))
  else if (name === 'game' || name === 'team' || name === 'challenge' || name === 'owner')
    add(shorten(withoutControls(values[name]).replaceAll(/\s+/g, ' '), LONGEST_NAME))
}

/** Without what turns the direction of the text around it, and without control characters. */
const withoutControls = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .toWellFormed()

function shorten(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

export const plainText = (segments: readonly Segment[]): string =>
  segments.map(({ text }) => text).join('')

/** Ends the segments with an ellipsis where they are too long for a chat. `cost` says how long a text becomes there. */
export function cutSegments(
  segments: readonly Segment[],
  most: number,
  cost: (segment: Segment) => number,
): Segment[] {
  const kept: Segment[] = []
  let left = most
  for (const segment of segments) {
    const length = cost(segment)
    if (length > left) return [...kept, ...startOf(segment, left, cost)]
    kept.push(segment)
    left -= length
  }
  return kept
}

/** As much of a segment as there is room for; a link is whole or missing. */
function startOf(
  segment: Segment,
  room: number,
  cost: (segment: Segment) => number,
): readonly Segment[] {
  const ellipsis = { ...segment, text: '…', isLink: false }
  if (segment.isLink) return room > cost(ellipsis) ? [ellipsis] : []
  const characters = Array.from(segment.text)
  let length = cost(ellipsis)
  let count = 0
  for (const text of characters) {
    length += cost({ ...segment, text }) - cost({ ...segment, text: '' })
    if (length > room) break
    count += 1
  }
  return count > 0 ? [{ ...segment, text: `${characters.slice(0, count).join('')}…` }] : []
}
