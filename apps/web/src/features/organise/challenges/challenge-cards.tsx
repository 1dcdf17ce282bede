import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import {
  CategoryCell,
  EnabledCell,
  MenuCell,
  ReadinessCell,
  TitleCell,
} from '#features/organise/challenges/cells.tsx'
import type { ChallengeListProps } from '#features/organise/challenges/challenge-table.tsx'
import { PointsCell } from '#features/organise/challenges/points-cell.tsx'
import { challengeTypeLabel } from '#features/organise/challenge-labels.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { CardList, SelectableCard } from '#shared/list/card-list.tsx'
import type { CardChoice } from '#shared/list/card-list.tsx'
import * as styles from './challenges.css.ts'

/** The table on narrow screens: a card for each challenge. */
export function ChallengeCards({ lines, selection }: ChallengeListProps) {
  const { t } = useLingui()
  return (
    <CardList
      label={t`Challenges`}
      rows={lines}
      selection={selection}
      renderCard={(line, choice) => <ChallengeCard line={line} {...choice} />}
    />
  )
}

/** Remembered, so that a search renders only the cards that come into view. */
const ChallengeCard = memo(function ChallengeCard({
  line,
  ...choice
}: CardChoice & { line: ChallengeLine }) {
  const { i18n } = useLingui()
  return (
    <SelectableCard
      id={line.id}
      name={line.title}
      title={
        <h2>
          <TitleCell line={line} />
        </h2>
      }
      end={<EnabledCell line={line} />}
      {...choice}
    >
      <p className={styles.muted}>{i18n._(challengeTypeLabel[line.type])}</p>
      <div className={styles.cardFacts}>
        <CategoryCell line={line} />
        <span className={styles.cardPoints}>
          <PointsCell line={line} /> <Trans>points</Trans>
        </span>
        <ReadinessCell line={line} />
        <span className={styles.cardEnd}>
          <MenuCell line={line} />
        </span>
      </div>
    </SelectableCard>
  )
})
