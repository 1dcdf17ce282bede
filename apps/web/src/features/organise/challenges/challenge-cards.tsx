import { Button, Card, Checkbox } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
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
import * as styles from './challenges.css.ts'

/** Cards shown at first, and with each press more: a phone draws hundreds too slowly. */
const blockSize = 30

/** The table on narrow screens: a card for each challenge. */
export function ChallengeCards({ lines, selection }: ChallengeListProps) {
  const { t, i18n } = useLingui()
  const [shown, setShown] = useState(blockSize)
  const { selected, onChange } = selection
  const toggle = (key: string) => {
    const next = new Set(selected)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }
  return (
    <>
      <ul aria-label={t`Challenges`} className={styles.cards}>
        {lines.slice(0, shown).map((line) => {
          const name = line.title
          return (
            <Card key={line.id} asChild>
              <li className={styles.card}>
                <div className={styles.cardTop}>
                  <Checkbox
                    aria-label={t`Select ${name}`}
                    checked={selected.has(String(line.id))}
                    onCheckedChange={() => toggle(String(line.id))}
                  />
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
        })}
      </ul>
      {lines.length > shown && (
        <Button isFullWidth onClick={() => setShown(shown + blockSize)}>
          <Trans>Show more challenges</Trans>
        </Button>
      )}
    </>
  )
}
