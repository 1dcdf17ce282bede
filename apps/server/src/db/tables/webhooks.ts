// Where a platform, or a game, announces what happens.
import type { Generated, JSONColumnType } from 'kysely'
import type { Default, Optional, OptionalTime, Time } from '#db/columns.ts'

export type WebhookFormat = 'json' | 'discord' | 'slack' | 'telegram' | 'matrix'

/** Those that everybody may hear of, and those for staff. */
export type WebhookEvent =
  | 'firstBlood'
  | 'secondBlood'
  | 'thirdBlood'
  | 'solve'
  | 'notice'
  | 'challengeReleased'
  | 'gameStarted'
  | 'gameEnded'
  | 'gameFrozen'
  | 'gamePaused'
  | 'gameResumed'
  | 'cheat'
  | 'instanceFailure'
  | 'question'
  | 'teamWaiting'

export interface WebhookTemplate {
  readonly event: WebhookEvent
  readonly text: string
}

export interface WebhooksTable {
  id: Generated<number>
  /** Null for one of the platform. */
  game_id: Optional<number>
  name: string
  format: WebhookFormat
  url: string
  target: Default<string>
  token: Optional<string>
  secret: Optional<string>
  old_secret: Optional<string>
  old_secret_until: OptionalTime
  events: WebhookEvent[]
  language: string
  templates: JSONColumnType<WebhookTemplate[], string | undefined>
  is_enabled: Default<boolean>
  is_gone: Default<boolean>
  failures: Default<number>
  rests_until: OptionalTime
  created_at: Time
}

export interface WebhookEventsTable {
  id: Generated<number>
  message_id: Generated<string>
  key: Optional<string>
  kind: WebhookEvent | 'test'
  game_id: Optional<number>
  team_id: Optional<number>
  challenge_id: Optional<number>
  notice_id: Optional<number>
  args: Default<string[]>
  happened_at: Time
  is_distributed: Default<boolean>
}

export type DeliveryStatus = 'waiting' | 'delivered' | 'failed' | 'withheld'

/** Why a receiver was not reached, or did not take a message. */
export type DeliveryProblem =
  | 'addressRefused'
  | 'hostUnknown'
  | 'unreachable'
  | 'timeout'
  | 'redirect'
  | 'refused'
  | 'gone'

export interface WebhookDeliveriesTable {
  id: Generated<number>
  webhook_id: number
  event_id: number
  game_id: Optional<number>
  status: Default<DeliveryStatus>
  attempts: Default<number>
  due_at: Time
  created_at: Time
  tried_at: OptionalTime
  answer_status: Optional<number>
  answer: Optional<string>
  problem: Optional<DeliveryProblem>
}
