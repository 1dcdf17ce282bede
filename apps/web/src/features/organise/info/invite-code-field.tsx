import { limits } from '@halyard/api'
import { Button, CopyButton, Inline, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Dices } from 'lucide-react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { InfoForm } from '#features/organise/info/info-form.ts'
import { newInviteCode } from '#features/organise/info/invite-code.ts'
import { FormTextField } from '#shared/forms/fields.tsx'

/** The code that teams need to join, with one made up on request. */
export function InviteCodeField({ control }: { control: Control<InfoForm> }) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'inviteCode' })
  return (
    <Stack gap={2}>
      <FormTextField
        control={control}
        name="inviteCode"
        id="inviteCode"
        label={t`Invitation code`}
        hint={t`Teams have to type it to join. Leave it empty, and every team may.`}
        maxLength={limits.gameInfoInput.inviteCode.maxLength}
        isMono
        autoComplete="off"
        spellCheck={false}
      />
      <Inline gap={2}>
        <Button
          size="sm"
          icon={<Dices size={14} />}
          onClick={() => field.onChange(newInviteCode())}
        >
          <Trans>Generate code</Trans>
        </Button>
        {field.value !== '' && (
          <CopyButton
            size="sm"
            text={field.value}
            words={{ copy: t`Copy code`, copied: t`Copied` }}
          />
        )}
      </Inline>
    </Stack>
  )
}
