import { limits } from '@halyard/api'
import { CopyIconButton, IconButton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Dices } from 'lucide-react'
import { useController } from 'react-hook-form'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { isInviteCode, newInviteCode } from '#features/organise/invite-code.ts'
import { FormTextField } from '#shared/forms/fields.tsx'

const { maxLength } = limits.divisionCreateModel.inviteCode

/** What is wrong with an invitation code, in words. One that is stored already may stay. */
export function useInviteCodeCheck() {
  const { t } = useLingui()
  return (code: string, stored = ''): string | undefined => {
    if (code === stored) return undefined
    if (code.length > maxLength) return t`Use at most ${maxLength} characters.`
    return isInviteCode(code) ? undefined : t`Use letters, digits, “-” and “_” only.`
  }
}

type InviteCodeFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPathByValue<Values, string>
}

/** An invitation code, with a generator and a button that copies it. */
export function InviteCodeField<Values extends FieldValues>({
  control,
  name,
}: InviteCodeFieldProps<Values>) {
  const { t } = useLingui()
  const { field } = useController({ control, name })
  const code: string = field.value
  return (
    <FormTextField
      control={control}
      name={name}
      label={t`Invitation code`}
      hint={t`Without one, anyone can join.`}
      maxLength={maxLength}
      isMono
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      trailing={
        <>
          {code !== '' && (
            <CopyIconButton
              size="sm"
              text={code}
              labels={{ copy: t`Copy code`, copied: t`Copied` }}
            />
          )}
          <IconButton
            size="sm"
            label={t`Generate a code`}
            onClick={() => field.onChange(newInviteCode())}
          >
            <Dices size={14} />
          </IconButton>
        </>
      }
    />
  )
}
