import type { PacedOptions } from '#core/patience/series.ts'

/** What is tried of each challenge. */
export const rehearsalChecks = ['opens', 'attachment', 'flag', 'instance'] as const
export type RehearsalCheck = (typeof rehearsalChecks)[number]

/** `none`: the challenge has no such thing. `unknown`: it cannot be found out here. */
export type RehearsalOutcome = { is: 'ok' | 'none' | 'unknown' } | { is: 'failed'; error: unknown }

export type RehearsalOutcomes = Record<RehearsalCheck, RehearsalOutcome>

/** The copy and the team, which have to go afterwards. */
export type RehearsalStage = { gameId: number; teamId: number | null }

export type Rehearsed = PacedOptions & {
  gameId: number
  challengeIds: readonly number[]
  /** Name of the copy, should anybody see it. */
  title: string
  teamName: string
  nowMs: number
  onStage: (stage: RehearsalStage) => void
  onResult: (challengeId: number, outcomes: RehearsalOutcomes) => void
}
