import type { ScreenName } from '#shared/screens.ts'

/** Sections with something to count. */
const counted = [
  'adminGames',
  'adminUsers',
  'adminTeams',
  'adminInstances',
  'gameChallenges',
  'gameReview',
  'gameQuestions',
  'monitorQuestions',
  'monitorCheatInfo',
] as const satisfies readonly ScreenName[]

export type Counted = (typeof counted)[number]

export const isCounted = (name: ScreenName): name is Counted =>
  (counted as readonly ScreenName[]).includes(name)
