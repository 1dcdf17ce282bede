import { mutationOptions } from '@tanstack/react-query'
import { refresh } from '#core/stale.ts'
import type { RehearsalStage, Rehearsed } from '#edit/rehearsal/rehearsed.ts'
import { editStale } from '#edit/stale.ts'

// Only organisers rehearse: what does it loads with the first rehearsal.
const load = () => import('#edit/rehearsal/run-rehearsal.ts')

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
