import type { WebhookEvent } from '#db/tables/webhooks.ts'

/** Those that are for staff alone; of all others everybody may hear. */
export const STAFF_EVENTS: readonly WebhookEvent[] = [
  'cheat',
  'instanceFailure',
  'question',
  'teamWaiting',
]

/** Those that say who solved what: a frozen scoreboard keeps them back. */
export const SOLVE_EVENTS: readonly WebhookEvent[] = [
  'firstBlood',
  'secondBlood',
  'thirdBlood',
  'solve',
]

/** Those that players read from the start on. */
export const EVENTS_OF_PLAY: readonly WebhookEvent[] = ['notice', 'challengeReleased']
