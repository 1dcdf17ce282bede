import { Trans } from '@lingui/react/macro'
import * as styles from './team-sheet.css.ts'

/** The heads of the last two columns of a team's tables. */
export const WhenAndPoints = () => (
  <>
    <th scope="col" className={`${styles.head} ${styles.notOnPhone}`}>
      <Trans>When</Trans>
    </th>
    <th scope="col" className={`${styles.head} ${styles.number}`}>
      <Trans>Points</Trans>
    </th>
  </>
)
