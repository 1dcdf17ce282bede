import { useLingui } from '@lingui/react/macro'
import type { ScheduleProblem } from '#features/organise/schedule/schedule-form.ts'

/** What keeps a schedule from being saved, in words. */
export function useProblemTexts() {
  const { t } = useLingui()
  return (problem: ScheduleProblem | undefined): string | undefined =>
    problem &&
    {
      freezeOutside: t`Choose a time between the start and the end of the game.`,
      waveWithoutTime: t`Enter when the challenges of each wave appear.`,
      challengeTwice: t`A challenge is in two waves. Take it out of one.`,
    }[problem]
}
