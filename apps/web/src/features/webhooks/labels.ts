import type { Schema } from '@halyard/api'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type WebhookEvent = Schema<'WebhookEvent'>
export type WebhookFormat = Schema<'WebhookFormat'>

/** Names of chats are the same in all languages. */
export const formatLabels = {
  discord: 'Discord',
  slack: 'Slack',
  telegram: 'Telegram',
  matrix: 'Matrix',
  json: 'JSON',
} as const satisfies Record<WebhookFormat, string>

export const eventLabels = {
  firstBlood: msg`First blood`,
  secondBlood: msg`Second blood`,
  thirdBlood: msg`Third blood`,
  notice: msg`Notice`,
  challengeReleased: msg`Challenge released`,
  gameStarted: msg`Game started`,
  gameEnded: msg`Game ended`,
  gameFrozen: msg`Scoreboard frozen`,
  gamePaused: msg`Game paused`,
  gameResumed: msg`Game resumed`,
  solve: msg`Every solve`,
  teamWaiting: msg`Team waiting for review`,
  question: msg`Question asked`,
  cheat: msg`Flag of another team`,
  instanceFailure: msg`Instance not started`,
} as const satisfies Record<WebhookEvent, MessageDescriptor>

export const testLabel = msg({ message: 'Test', comment: 'A message that was sent as a test.' })

/** Those for staff, which players should not read. */
export const staffEvents = ['teamWaiting', 'question', 'cheat', 'instanceFailure'] as const

export const publicEvents = [
  'firstBlood',
  'secondBlood',
  'thirdBlood',
  'notice',
  'challengeReleased',
  'gameStarted',
  'gameEnded',
  'gameFrozen',
  'gamePaused',
  'gameResumed',
  'solve',
] as const

export const statusLabels = {
  waiting: msg({ message: 'Waiting', comment: 'A message that is yet to be sent.' }),
  delivered: msg({ message: 'Delivered', comment: 'A message that has arrived.' }),
  failed: msg({ message: 'Failed', comment: 'A message that did not arrive.' }),
  withheld: msg({
    message: 'Withheld',
    comment: 'A message that may not be sent now, because its game is hidden or frozen.',
  }),
} as const satisfies Record<Schema<'DeliveryStatus'>, MessageDescriptor>

export const problemTexts = {
  addressRefused: msg`The address is not public. The operator of this server can allow it.`,
  hostUnknown: msg`There is no such server.`,
  unreachable: msg`The receiver cannot be reached.`,
  timeout: msg`The receiver did not answer within 10 seconds.`,
  redirect: msg`The address leads elsewhere. Type the one it leads to.`,
  refused: msg`The receiver did not take the message.`,
  gone: msg`The receiver wants nothing anymore.`,
} as const satisfies Record<Schema<'DeliveryProblem'>, MessageDescriptor>
