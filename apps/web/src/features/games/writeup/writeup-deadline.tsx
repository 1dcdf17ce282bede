import { Trans } from '@lingui/react/macro'
import * as styles from '#features/games/writeup/writeup.css.ts'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { LocalTime } from '#shared/format/local-time.tsx'

type WriteupDeadlineProps = { deadline: number | undefined; isClosed: boolean }

/** Until when a write-up is taken, in the reader's zone, with a clock. */
export function WriteupDeadline({ deadline, isClosed }: WriteupDeadlineProps) {
  if (deadline === undefined) {
    return (
      <p className={styles.line}>
        <Trans>The organizers set the deadline. The platform refuses files after it.</Trans>
      </p>
    )
  }
  const moment = <LocalTime at={deadline} format="weekdayTime" />
  if (isClosed) {
    return (
      <p className={styles.line}>
        <Trans>No files have been accepted since {moment}.</Trans>
      </p>
    )
  }
  return (
    <p className={styles.deadline}>
      <span>
        <Trans>Until {moment}</Trans>
      </span>
      <TimeLeft until={deadline} />
    </p>
  )
}
