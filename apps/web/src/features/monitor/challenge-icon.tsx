import { CategoryIcon } from '@halyard/ui'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import * as styles from './monitor.css.ts'

/** The category of a challenge. */
export function ChallengeIcon({ category }: { category: string }) {
  return (
    <span title={category} className={styles.line}>
      <CategoryIcon category={knownCategory(category)} size={16} />
    </span>
  )
}
