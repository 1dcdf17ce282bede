import { Trans } from '@lingui/react/macro'
import * as styles from '#features/organise/info/info.css.ts'
import type { TimeEffect } from '#features/organise/info/time-effects.ts'
import { useDuration } from '#shared/format/duration.ts'
import { LocalTime } from '#shared/format/local-time.tsx'

/** What other times mean for the players, in words. */
export function TimeEffects({ effects }: { effects: readonly TimeEffect[] }) {
  return (
    <ul className={styles.effects}>
      {effects.map((effect) => (
        <li key={effect.kind}>
          <Effect effect={effect} />
        </li>
      ))}
    </ul>
  )
}

function Effect({ effect }: { effect: TimeEffect }) {
  const { duration } = useDuration()
  switch (effect.kind) {
    case 'opens':
      return <Trans>The game starts as soon as this is saved, and the challenges open.</Trans>
    case 'closes':
      return <Trans>The challenges and the scoreboard close until the game starts again.</Trans>
    case 'ends':
      return <Trans>The game ends as soon as this is saved; flags no longer give points.</Trans>
    case 'reopens':
      return (
        <Trans>The game continues as soon as this is saved, and flags give points again.</Trans>
      )
    case 'overUnplayed':
      return <Trans>The game is over as soon as this is saved, and nobody has played it.</Trans>
    case 'longer': {
      const time = duration(effect.byMs)
      return <Trans>Players get more time: {time}.</Trans>
    }
    case 'shorter': {
      const time = duration(effect.byMs)
      return <Trans>Players get less time: {time}.</Trans>
    }
    case 'lostBefore': {
      const time = <LocalTime at={effect.at} />
      return <Trans>Solves before {time} lose their points.</Trans>
    }
    case 'lostFrom': {
      const time = <LocalTime at={effect.at} />
      return <Trans>Solves after {time} lose their points.</Trans>
    }
    case 'countedFrom': {
      const time = <LocalTime at={effect.at} />
      return <Trans>Solves that were practice since {time} get points.</Trans>
    }
    default:
      return effect satisfies never
  }
}
