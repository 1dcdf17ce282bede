import { Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { Control } from 'react-hook-form'
import { InviteCodeField } from '#features/organise/invite-code-field.tsx'
import * as styles from '#features/organise/info/info.css.ts'
import type { InfoForm } from '#features/organise/info/info-form.ts'
import { FormCheckbox, FormNumberField } from '#shared/forms/value-fields.tsx'

/** Who may play a game. */
export function JoiningSection({ control }: { control: Control<InfoForm> }) {
  const { t } = useLingui()
  return (
    <Stack gap={4}>
      <FormCheckbox
        control={control}
        name="acceptWithoutReview"
        label={t`Accept teams without review`}
        hint={t`Teams without a division play immediately; otherwise someone has to accept each of them.`}
      />
      <InviteCodeField control={control} name="inviteCode" />
      <div className={styles.number}>
        <FormNumberField
          control={control}
          name="teamMemberCountLimit"
          label={t`Players of a team`}
          hint={t`Members of one team that may join; 0 means no limit.`}
          min={0}
        />
      </div>
    </Stack>
  )
}
