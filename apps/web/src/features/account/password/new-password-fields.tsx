import { PasswordField } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { usePasswordStrength } from '#features/account/password/use-password-strength.ts'
import { usePasswordLabels } from '#features/account/password/use-password-labels.ts'
import { FormPasswordField, useTextField } from '#shared/forms/fields.tsx'

type NewPasswordFieldsProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: FieldPathByValue<Values, string>
  /** The field in which the same is typed again. */
  repeat: FieldPathByValue<Values, string>
  label: string
  size?: 'md' | 'lg'
}

/** A password to choose, with its strength, and the same again. */
export function NewPasswordFields<Values extends FieldValues>({
  form,
  name,
  repeat,
  label,
  size = 'md',
}: NewPasswordFieldsProps<Values>) {
  const { t } = useLingui()
  const labels = usePasswordLabels()
  const { missing, strength } = usePasswordStrength()
  const { control } = form
  const password = useTextField({ control, name })
  const text: string = password.value
  return (
    <>
      <PasswordField
        label={label}
        size={size}
        autoComplete="new-password"
        labels={labels}
        hint={missing('')}
        // Beside an error too: a button below that moves away as the field is left would miss its press.
        strength={text === '' ? undefined : strength(text)}
        {...password}
        onChange={(event) => {
          password.onChange(event)
          // What was right or wrong of the repetition may have changed with it.
          if (form.getFieldState(repeat).isTouched) void form.trigger(repeat)
        }}
      />
      <FormPasswordField
        control={control}
        name={repeat}
        isRequired
        label={t`Repeat password`}
        placeholder={t({
          message: 'The same password again',
          comment: 'Grey text in the field that repeats a password.',
        })}
        size={size}
        autoComplete="new-password"
        labels={labels}
      />
    </>
  )
}
