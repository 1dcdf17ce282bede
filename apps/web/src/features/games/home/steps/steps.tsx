import { useListMyTeams } from '@halyard/query'
import { VisuallyHidden } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Check, Circle, CircleDot } from 'lucide-react'
import * as styles from '#features/games/home/steps/steps.css.ts'
import { stepOf, stepsFor } from '#features/games/home/steps/steps-of.ts'
import type { Step } from '#features/games/home/steps/steps-of.ts'
import type { Standing } from '#shared/game/standing/standing.ts'
import { useUser } from '#shared/session/user.ts'

/** The way into a game, and where the reader is on it. */
export function Steps({ standing }: { standing: Standing }) {
  const { t } = useLingui()
  const isSignedIn = useUser() !== null
  const { data: teams } = useListMyTeams({ enabled: isSignedIn && standing === 'may-join' })
  const current = stepOf(standing, teams && teams.length > 0)
  if (!current) return null
  const steps = stepsFor(standing)
  const at = steps.indexOf(current)
  const labels: Record<Step, string> = {
    account: t`Account`,
    team: t`Team`,
    join: t({ message: 'Join', comment: 'Verb: to take part in a game with a team.' }),
    review: t({
      message: 'Review',
      comment: 'Step on the way into a game: the organisers look at the request.',
    }),
    play: t({ message: 'Play', comment: 'Third step on the way into a game.' }),
  }
  return (
    <ol className={styles.list} aria-label={t`Steps to join the game`}>
      {steps.map((step, place) => (
        <li key={step} className={styles.step} aria-current={place === at ? 'step' : undefined}>
          <Mark place={place} at={at} />
          {labels[step]}
          {place < at && <VisuallyHidden>{t`, done`}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}

function Mark({ place, at }: { place: number; at: number }) {
  if (place < at) return <Check size={12} aria-hidden />
  return place === at ? <CircleDot size={12} aria-hidden /> : <Circle size={12} aria-hidden />
}
