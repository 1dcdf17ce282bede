import { limits } from '@halyard/api'
import { unpackBloodBonus } from '@halyard/rules'
import { Button, Card, IconButton, Skeleton } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChartLine, Table2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { EditedChallenge } from '#features/organise/challenge/use-edited-challenge.tsx'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'
import { scoringNote } from '#features/organise/challenge/scoring-note.ts'
import type { ScoringWay } from '#features/organise/challenge/effects.ts'
import { useChallengeTexts } from '#features/organise/challenge/use-challenge-texts.ts'
import { useFormat } from '#shared/format/format.ts'
import { FormNumberField, FormSwitch } from '#shared/forms/value-fields.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'

// Both faces of the curve come together.
const loadCurve = () => import('#features/organise/challenge/score-curve.tsx')
const ScoreCurve = backgroundPart('ScoreCurve', loadCurve)
const CurveTable = backgroundPart('CurveTable', loadCurve)

const { originalScore, difficulty } = limits.challengeUpdateModel

type ScoreCardProps = {
  edit: EditedChallenge
  /** Solves there are by now. */
  count: number
  /** What the first solves of the game earn, packed. */
  bonus: number
  /** How the points fall; undefined where the server knows the curve alone. */
  way: ScoringWay | undefined
  onChooseScoring: () => void
}

/** What a challenge is worth, and how that falls. */
export function ScoreCard({ edit, count, bonus, way, onChooseScoring }: ScoreCardProps) {
  const { t, i18n } = useLingui()
  const texts = useChallengeTexts()
  const format = useFormat()
  const [isTable, setIsTable] = useState(false)
  const { control } = edit.form
  const { first, second, third } = unpackBloodBonus(bonus)
  const bonuses = format.list([first, second, third].map((tier) => format.percent(tier / 1000)))
  return (
    <Card role="group" aria-labelledby="score-title">
      <div className={styles.cardHead}>
        <h2 id="score-title" className={styles.cardTitle}>
          {t({ message: 'Score', comment: 'Heading: the points of a challenge.' })}
        </h2>
        <span className={styles.hintTools}>
          <span className={styles.note}>
            <Plural value={count} one="# solve" other="# solves" />
          </span>
          <IconButton
            size="sm"
            label={isTable ? t`Show the chart` : t`Show the numbers`}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <ChartLine size={16} /> : <Table2 size={16} />}
          </IconButton>
        </span>
      </div>
      <div className={styles.cardBody}>
        <Suspense fallback={<Skeleton height="8rem" shape="box" />}>
          {isTable ? (
            <CurveTable form={edit.values} solves={count} way={way} />
          ) : (
            <ScoreCurve form={edit.values} solves={count} way={way} />
          )}
        </Suspense>
        <div className={styles.three}>
          <FormNumberField
            control={control}
            name="originalScore"
            label={texts.originalScore.label}
            min={originalScore.minimum}
            max={originalScore.maximum}
          />
          {(way?.scoring.kind ?? 'curve') === 'curve' && (
            <>
              <FormNumberField
                control={control}
                name="minScorePercent"
                label={texts.minScorePercent.label}
                min={0}
                max={100}
                unit="%"
              />
              <FormNumberField
                control={control}
                name="difficulty"
                label={texts.difficulty.label}
                min={difficulty.minimum}
              />
            </>
          )}
        </div>
        {way && (
          <div className={styles.cardHead}>
            <span className={styles.note}>{i18n._(scoringNote[way.scoring.kind])}</span>
            <Button size="sm" onClick={onChooseScoring}>
              <Trans>How the points fall</Trans>
            </Button>
          </div>
        )}
        <FormSwitch
          control={control}
          name="hasBloodBonus"
          label={texts.hasBloodBonus.label}
          hint={bonuses}
        />
      </div>
    </Card>
  )
}
