import { HouseFlag } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { nameOf } from '#features/organise/review/participations.ts'
import type { Participation } from '#features/organise/review/participations.ts'
import * as styles from './review.css.ts'

/** Name of a team, and whether something about it is doubtful. */
export function TeamCell({ row, isDoubtful }: { row: Participation; isDoubtful: boolean }) {
  const { t } = useLingui()
  return (
    <span className={styles.teamCell}>
      <HouseFlag name={nameOf(row)} src={row.team.avatar} size={20} />
      <bdi className={styles.teamName}>{nameOf(row)}</bdi>
      {isDoubtful && (
        <TriangleAlert
          size={16}
          role="img"
          aria-label={t`Needs attention`}
          className={styles.doubtful}
        />
      )}
    </span>
  )
}
