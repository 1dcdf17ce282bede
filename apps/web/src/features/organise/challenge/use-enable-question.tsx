import type { GameSettings } from '@halyard/api'
import { useUpdateChallenge } from '@halyard/query'
import { hasWrittenFlags } from '@halyard/rules'
import { useLingui } from '@lingui/react/macro'
import type { EditChallenge } from '#features/organise/challenge/challenge-form.ts'
import { enableEffects } from '#features/organise/challenge/effects.ts'
import { EffectList } from '#features/organise/challenge/lazy-effect-list.tsx'
import { now } from '#shared/clock/clock.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'

/** Shows a challenge to players or takes it off their board; where anybody notices, says first what follows. */
export function useEnableQuestion(game: GameSettings, challenge: EditChallenge) {
  const { t } = useLingui()
  const { mutate, mutateAsync, isPending } = useUpdateChallenge()
  const { title, isEnabled } = challenge
  const change = { gameId: game.id, challengeId: challenge.id, isEnabled: !isEnabled }
  const onError = (error: Error) =>
    toast({
      tone: 'bad',
      id: `enabled-${challenge.id}`,
      title: t`“${title}” was not changed`,
      body: <ErrorMessage error={error} />,
    })
  const ask = () => {
    const effects = enableEffects(challenge, phaseOf(game, now()))
    if (effects.length === 0) {
      mutate(change, { onError })
      return
    }
    confirm({
      title: isEnabled ? t`Disable “${title}”?` : t`Enable “${title}”?`,
      body: <EffectList effects={effects} />,
      action: isEnabled ? t`Disable challenge` : t`Enable challenge`,
      tone: isEnabled ? 'danger' : 'default',
      run: () => mutateAsync(change),
    })
  }
  return {
    ask,
    isPending,
    /** The server would refuse to show it. */
    lacksFlag: hasWrittenFlags(challenge.type) && challenge.flags.length === 0,
  }
}
