import { editChallengeQueries, isOutdated, useAction, useUpdateChallenge } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import {
  normalised,
  toChallengeForm,
  toChallengeUpdate,
} from '#features/organise/challenge/challenge-form.ts'
import type { ChallengeForm, EditChallenge } from '#features/organise/challenge/challenge-form.ts'
import { EffectList } from '#features/organise/challenge/lazy-effect-list.tsx'
import { effectsOf } from '#features/organise/challenge/effects.ts'
import { useChallengeCheck } from '#features/organise/challenge/use-challenge-check.ts'
import { useScoring, useScoringWay } from '#features/organise/challenge/use-scoring.ts'
import { now } from '#shared/clock/clock.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import { changedFields } from '#shared/forms/changes.ts'
import { useEditedForm } from '#shared/forms/use-edited-form.ts'
import type { EditedForm } from '#shared/forms/use-edited-form.ts'
import type { GameTimes } from '#shared/game/phase/phase.ts'

export type EditedChallenge = EditedForm<ChallengeForm>

type EditedChallengeOptions = {
  game: GameTimes & { id: number }
  stored: EditChallenge
  /** It is deleted: nothing has to be kept any more. */
  isDone: boolean
}

/** Under which what is typed about a challenge is kept. */
const draftNameOf = (gameId: number, challengeId: number) => `challenge:${gameId}:${challengeId}`

/**
 * What is typed about a challenge, and its way to the server: what somebody else has stored by then is kept, conflicts are shown
 * instead of overwritten, and where players would notice the change it is asked for.
 */
export function useEditedChallenge({ game, stored, isDone }: EditedChallengeOptions) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { id: challengeId, type } = stored
  const gameId = game.id
  const way = useScoringWay(gameId, useScoring(gameId, challengeId))
  const update = useUpdateChallenge()
  const read = useAction(() =>
    client.query({ ...editChallengeQueries.detail(gameId, challengeId), staleTime: 0 }),
  )
  const edit = useEditedForm<ChallengeForm>({
    draftName: draftNameOf(gameId, challengeId),
    stored: toChallengeForm(stored),
    check: useChallengeCheck(type),
    failure: read.error ?? update.error,
    isDone,
  })

  const planOf = (fresh: EditChallenge, typed: ChallengeForm) => {
    const before = toChallengeForm(fresh)
    const { values, hasConflicts } = edit.onto(before, typed)
    const effects = effectsOf(before, values, { challenge: fresh, way, game, nowMs: now() })
    return { before, values, hasConflicts, effects }
  }
  const saveOnto = async (fresh: EditChallenge, typed: ChallengeForm): Promise<void> => {
    const { before, values, hasConflicts, effects } = planOf(fresh, typed)
    if (hasConflicts) return
    const put = async () => {
      const { etag } = fresh
      const body = toChallengeUpdate(values, changedFields(before, values))
      try {
        const saved = await update.mutateAsync({ gameId, challengeId, etag, ...body })
        edit.accept(values, toChallengeForm(saved))
      } catch (error) {
        if (!isOutdated(error)) throw error
        update.reset()
        await saveOnto(await read.mutateAsync(), typed)
      }
    }
    if (effects.length === 0) {
      await put()
      return
    }
    const { title } = fresh
    confirm({
      title: t`Save “${title}” while players see it?`,
      body: <EffectList effects={effects} />,
      action: t`Save challenge`,
      run: put,
    })
  }
  const save = async (typed: ChallengeForm) => {
    update.reset()
    const form = normalised(typed)
    // What players would notice is asked about as it is now.
    const isOneCall = stored.etag && planOf(stored, form).effects.length === 0
    await saveOnto(isOneCall ? stored : await read.mutateAsync(), form)
  }
  return {
    edit,
    isSaving: read.isPending || update.isPending,
    /** The form shows the failure. */
    save: (typed: ChallengeForm) => void save(typed).catch(() => {}),
  }
}
