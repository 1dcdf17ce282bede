import { Fieldset, Grid, Stack } from '@halyard/ui'
import { solvePoints } from '@halyard/rules'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { bonusOf } from '#features/organise/info/info-form.ts'
import * as styles from '#features/organise/info/info.css.ts'
import type { InfoForm } from '#features/organise/info/info-form.ts'
import { maxBonus } from '#features/organise/info/use-info-check.ts'
import { FormNumberField } from '#shared/forms/value-fields.tsx'

/** Points of the challenge of the example. */
const examplePoints = 500

/** What teams may use, and what the first solves earn. */
export function PlayingSection({ control }: { control: Control<InfoForm> }) {
  const { t } = useLingui()
  const [firstBonus, secondBonus, thirdBonus] = useWatch({
    control,
    name: ['firstBonus', 'secondBonus', 'thirdBonus'],
  })
  const packed = bonusOf({ firstBonus, secondBonus, thirdBonus })
  const first = solvePoints(examplePoints, 'FirstBlood', packed)
  const second = solvePoints(examplePoints, 'SecondBlood', packed)
  const third = solvePoints(examplePoints, 'ThirdBlood', packed)
  return (
    <Stack gap={4}>
      <div className={styles.number}>
        <FormNumberField
          control={control}
          name="containerCountLimit"
          label={t`Running instances of a team`}
          hint={t`At the same time; 0 means no limit.`}
          min={0}
        />
      </div>
      <Fieldset
        legend={t`Bonus for the first solves`}
        hint={t`Of a challenge worth ${examplePoints} points they get ${first}, ${second} and ${third}.`}
      >
        <Grid gap={3} minColumn={112}>
          <FormNumberField
            control={control}
            name="firstBonus"
            label={t`First solve`}
            unit="%"
            min={0}
            max={maxBonus}
          />
          <FormNumberField
            control={control}
            name="secondBonus"
            label={t`Second solve`}
            unit="%"
            min={0}
            max={maxBonus}
          />
          <FormNumberField
            control={control}
            name="thirdBonus"
            label={t`Third solve`}
            unit="%"
            min={0}
            max={maxBonus}
          />
        </Grid>
      </Fieldset>
    </Stack>
  )
}
