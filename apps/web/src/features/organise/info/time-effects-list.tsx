import { Trans } from '@lingui/react/macro'
import * as styles from '#features/organise/info/info.css.ts'
import type { TimeEffect } from '#features/organise/info/time-effects.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { GameLength } from '#shared/game/game-length.tsx'

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
  switch (effect.kind) {
    case 'opens':
      return <Trans>The game starts as soon as this is saved, and the challenges open.</Trans>
    case 'closes':
      return <Trans>The challenges and the scoreboard close until the game starts again.</Trans>
    case 'ends':
      return <Trans>The game ends as soon as this is saved; flags score nothing any more.</Trans>
    case 'reopens':
      return <Trans>The game goes on as soon as this is saved, and flags score again.</Trans>
    case 'overUnplayed':
      return <Trans>The game is over as soon as this is saved, and nobody has played it.</Trans>
    case 'longer': {
      const time = <GameLength game={{ start: 0, end: effect.byMs }} />
      return <Trans>Players get more time: {time}.</Trans>
    }
    case 'shorter': {
      const time = <GameLength game={{ start: 0, end: effect.byMs }} />
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
