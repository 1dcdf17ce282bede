import { HouseFlag, Pennant } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import type { Blood } from '#features/scoreboard/projector/bloods.ts'
import * as styles from '#features/scoreboard/projector/projector.css.ts'

/** A first blood fills the wall for some seconds. With reduced motion it does not move. */
export function Celebration({ blood: { team, challenge } }: { blood: Blood }) {
  return (
    <div role="status" className={styles.celebration}>
      <Pennant kind="first" size={38} className={styles.bigPennant} />
      <p className={styles.celebrationTitle}>
        <Trans>First blood</Trans>
      </p>
      <p className={styles.celebrationTeam}>
        <HouseFlag name={team} size={76} className={styles.bigFlag} />
        <bdi>{team}</bdi>
      </p>
      <p className={styles.celebrationName}>
        <bdi>{challenge}</bdi>
      </p>
    </div>
  )
}
