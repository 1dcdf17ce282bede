import { mutationOptions } from '@tanstack/react-query'
import type { PacedOptions } from '#core/paced.ts'
import { refresh } from '#core/stale.ts'
import { editStale } from '#edit/stale.ts'

/** What is tried of each challenge. */
export const rehearsalChecks = ['opens', 'attachment', 'flag', 'instance'] as const
export type RehearsalCheck = (typeof rehearsalChecks)[number]

/** `none`: the challenge has no such thing. `unknown`: it cannot be told from here. */
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

// Only organisers rehearse: what does it loads with the first rehearsal.
const load = () => import('#edit/run-rehearsal.ts')

/** Tries each challenge as a player would, in a hidden copy of the game, and deletes the copy. */
export const rehearse = mutationOptions({
  mutationFn: async (rehearsed: Rehearsed, { client }) =>
    (await load()).runRehearsal(rehearsed, client),
  onSettled: (_data, _error, variables, _result, context) =>
    refresh(editStale.rehearse)(undefined, variables, undefined, context),
})

/** Deletes the copy and the team of a rehearsal, also of one that was interrupted. */
export const endRehearsal = async (stage: RehearsalStage): Promise<void> =>
  (await load()).endRehearsal(stage)
