import { Button, Card, Checkbox } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import {
  CategoryCell,
  EnabledCell,
  MenuCell,
  ReadinessCell,
  TitleCell,
} from '#features/organise/challenges/cells.tsx'
import type { ChallengeListProps } from '#features/organise/challenges/challenge-table.tsx'
import { PointsCell } from '#features/organise/challenges/points-cell.tsx'
import { challengeTypeWord } from '#features/organise/challenge-words.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import * as styles from './challenges.css.ts'

/** Cards shown at first, and with each press more: a phone draws hundreds too slowly. */
const blockSize = 30

/** The table on narrow screens: a card for each challenge. */
export function ChallengeCards({ lines, selection }: ChallengeListProps) {
  'use memo'
  const { t } = useLingui()
  const [shown, setShown] = useState(blockSize)
  const { selected, onChange } = selection
  return (
    <>
      <ul aria-label={t`Challenges`} className={styles.cards}>
        {lines.slice(0, shown).map((line) => (
          <ChallengeCard
            key={line.id}
            line={line}
            isSelected={selected.has(String(line.id))}
            onSelect={onChange}
          />
        ))}
      </ul>
      {lines.length > shown && (
        <Button isFullWidth onClick={() => setShown(shown + blockSize)}>
          <Trans>Show more challenges</Trans>
        </Button>
      )}
    </>
  )
}

type ChallengeCardProps = {
  line: ChallengeLine
  isSelected: boolean
  onSelect: ChallengeListProps['selection']['onChange']
}

/** Remembered, so that a search draws only the cards that come into view. */
const ChallengeCard = memo(function ChallengeCard({
  line,
  isSelected,
  onSelect,
}: ChallengeCardProps) {
  const { t, i18n } = useLingui()
  const { id, title: name } = line
  const toggle = () =>
    onSelect((chosen) => {
      const next = new Set(chosen)
      if (!next.delete(String(id))) next.add(String(id))
      return next
    })
  return (
    <Card asChild>
      <li className={styles.card}>
        <div className={styles.cardTop}>
          <Checkbox aria-label={t`Select ${name}`} checked={isSelected} onCheckedChange={toggle} />
          <h2 className={styles.cardTitle}>
            <TitleCell line={line} />
          </h2>
          <EnabledCell line={line} />
        </div>
        <p className={styles.muted}>{i18n._(challengeTypeWord[line.type])}</p>
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
      </li>
    </Card>
  )
})
