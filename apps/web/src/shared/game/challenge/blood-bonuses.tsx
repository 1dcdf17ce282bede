import {
  BLOOD_TIERS,
  bonusLabel,
  bonusPermille,
  DEFAULT_BLOOD_BONUS,
  unpackBloodBonus,
} from '@halyard/rules'
import { Pennant } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#shared/game/challenge/blood-bonuses.css.ts'
import { pennantOf } from '#shared/game/pennant.ts'
import { solveLabel } from '#shared/game/solve-labels.ts'

/**
 * What the first three solves of a challenge earn on top of its points.
 *
 * @param packed as the scoreboard has it; while it is `waiting` there is room for the usual ones
 */
export function BloodBonuses({ packed }: { packed: number | 'waiting' }) {
  const { t, i18n } = useLingui()
  const isKnown = packed !== 'waiting'
  const bonus = unpackBloodBonus(isKnown ? packed : DEFAULT_BLOOD_BONUS)
  const tiers = BLOOD_TIERS.filter((tier) => bonusPermille(bonus, tier) > 0)
  if (tiers.length === 0) return null
  return (
    <ul
      className={isKnown ? styles.list : `${styles.list} ${styles.room}`}
      aria-label={t`Bonus for the first solves`}
    >
      {tiers.map((tier) => (
        <li key={tier} className={styles.item} title={i18n._(solveLabel[tier])}>
          <Pennant kind={pennantOf(tier)} size={16} label={i18n._(solveLabel[tier])} />
          <span>{bonusLabel(bonusPermille(bonus, tier))}</span>
        </li>
      ))}
    </ul>
  )
}
