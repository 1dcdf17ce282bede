import { limits } from '@halyard/api'
import { Card, Select } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { ChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'
import { useChallengeTexts } from '#features/organise/challenge/use-challenge-texts.ts'
import { FormDateTimeField, FormNumberField } from '#shared/forms/value-fields.tsx'

const { submissionLimit } = limits.challengeUpdateModel

type LimitsCardProps = {
  control: Control<ChallengeForm>
  game: { start: number; end: number }
}

/** How often a team may try, and until when. */
export function LimitsCard({ control, game }: LimitsCardProps) {
  const { t } = useLingui()
  const texts = useChallengeTexts()
  const { field } = useController({ control, name: 'deadlineUtc' })
  const deadline = field.value
  const isOutside = deadline !== null && (deadline > game.end || deadline < game.start)
  return (
    <Card role="group" aria-labelledby="limits-title">
      <div className={styles.cardHead}>
        <h2 id="limits-title" className={styles.cardTitle}>
          <Trans comment="Heading: how often a team may try, and until when.">Limits</Trans>
        </h2>
      </div>
      <div className={styles.cardBody}>
        <div className={styles.equal}>
          <FormNumberField
            control={control}
            name="submissionLimit"
            label={texts.submissionLimit.label}
            min={submissionLimit.minimum}
            max={submissionLimit.maximum}
            hint={t`0: no limit`}
          />
          <Select
            label={texts.deadlineUtc.label}
            value={deadline === null ? 'game' : 'time'}
            onValueChange={(until) => field.onChange(until === 'game' ? null : game.end)}
            options={[
              { value: 'game', label: t`With the game` },
              {
                value: 'time',
                label: t({
                  message: 'At a set time',
                  comment: 'Choice: a challenge closes at a time of its own, not with the game.',
                }),
              },
            ]}
          />
        </div>
        {deadline !== null && (
          <FormDateTimeField
            control={control}
            name="deadlineUtc"
            label={t({
              message: 'Closes at',
              comment: 'Label of a field: when a challenge closes.',
            })}
            hint={isOutside && <Trans>That is outside the game.</Trans>}
          />
        )}
      </div>
    </Card>
  )
}
