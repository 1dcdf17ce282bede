import type { GameSettings } from '@halyard/api'
import { useSetBloodBonus } from '@halyard/query'
import {
  BLOOD_TIERS,
  DEFAULT_BLOOD_BONUS,
  MAX_BONUS_PERMILLE,
  packBloodBonus,
  solvePoints,
  unpackBloodBonus,
} from '@halyard/rules'
import type { BloodBonus as Permilles } from '@halyard/rules'
import { Button, NumberField, Pennant } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { useFormat } from '#shared/format/format.ts'
import { pennantOf } from '#shared/game/pennant.ts'
import { solveLabel } from '#shared/game/solve-labels.ts'
import * as styles from './challenges.css.ts'

/** Percent, as players read them; null while a field is empty. */
type BonusForm = Record<keyof Permilles, number | null>

const tierOf = {
  first: 'FirstBlood',
  second: 'SecondBlood',
  third: 'ThirdBlood',
} as const satisfies Record<keyof Permilles, (typeof BLOOD_TIERS)[number]>

/** Score of the challenge that the preview shows. */
const sampleScore = 500

const toForm = (packed: number): BonusForm => {
  const { first, second, third } = unpackBloodBonus(packed)
  return { first: first / 10, second: second / 10, third: third / 10 }
}

const toPacked = ({ first, second, third }: BonusForm): number =>
  packBloodBonus({
    first: Math.round((first ?? 0) * 10),
    second: Math.round((second ?? 0) * 10),
    third: Math.round((third ?? 0) * 10),
  })

type BloodBonusProps = { game: GameSettings; onClose: () => void }

/** What the first three solves of every challenge earn on top. */
export function BloodBonus({ game, onClose }: BloodBonusProps) {
  const { t } = useLingui()
  const hasStarted = useCurrentMinute() >= game.start
  const { mutate, isPending, error } = useSetBloodBonus({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'blood-bonus', title: t`Blood bonus saved` })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm<BonusForm>({
    defaultValues: toForm(game.bloodBonus),
    check: () => ({}),
    failure: error,
  })
  const usual = toForm(DEFAULT_BLOOD_BONUS)
  return (
    <FormDialog
      title={t`Blood bonus`}
      description={t`The first three teams that solve a challenge get a share of its points on top. Challenges can opt out.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save bonus</Trans>}
      form={form}
      onSubmit={(values) => mutate({ gameId: game.id, bloodBonus: toPacked(values) })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <div className={styles.tiers}>
        <TierField control={form.control} name="first" />
        <TierField control={form.control} name="second" />
        <TierField control={form.control} name="third" />
      </div>
      <Preview control={form.control} />
      {hasStarted && (
        <p>
          <Trans>
            The game has started: the points of solves so far are recalculated, and ranks can
            change.
          </Trans>
        </p>
      )}
      <div>
        <Button
          size="sm"
          onClick={() => {
            const options = { shouldDirty: true }
            form.setValue('first', usual.first, options)
            form.setValue('second', usual.second, options)
            form.setValue('third', usual.third, options)
          }}
        >
          <Trans>Use the default</Trans>
        </Button>
      </div>
    </FormDialog>
  )
}

type TierFieldProps = { control: Control<BonusForm>; name: keyof Permilles }

function TierField({ control, name }: TierFieldProps) {
  const { i18n } = useLingui()
  const { field } = useController({ control, name })
  return (
    <NumberField
      label={i18n._(solveLabel[tierOf[name]])}
      unit="%"
      min={0}
      max={MAX_BONUS_PERMILLE / 10}
      step={0.5}
      value={field.value}
      onValueChange={field.onChange}
    />
  )
}

/** What a challenge of the usual size earns each of the first teams. */
function Preview({ control }: { control: Control<BonusForm> }) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const [first, second, third] = useWatch({ control, name: ['first', 'second', 'third'] })
  const packed = toPacked({ first, second, third })
  const score = number(sampleScore)
  return (
    <table className={styles.preview}>
      <caption className={styles.previewHead}>{t`A challenge worth ${score} points gives`}</caption>
      <tbody>
        {BLOOD_TIERS.map((tier) => (
          <tr key={tier}>
            <th scope="row" className={styles.previewName}>
              <span className={styles.previewTier}>
                <Pennant kind={pennantOf(tier)} size={16} /> {i18n._(solveLabel[tier])}
              </span>
            </th>
            <td className={styles.previewValue}>
              {number(solvePoints(sampleScore, tier, packed))}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" className={styles.previewName}>
            <Trans>Everyone after them</Trans>
          </th>
          <td className={styles.previewValue}>{score}</td>
        </tr>
      </tbody>
    </table>
  )
}
