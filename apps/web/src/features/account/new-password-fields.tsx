import { PasswordField } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { usePasswordStrength } from '#features/account/use-password-strength.ts'
import { usePasswordWords } from '#features/account/use-password-words.ts'

type FieldProps = Pick<
  ComponentProps<typeof PasswordField>,
  'name' | 'value' | 'error' | 'onFocus' | 'onChange' | 'onBlur'
>
type NewPasswordFieldsProps = { label: string; password: FieldProps; repeat: FieldProps }

/** A password to choose, with its strength, and the same again. */
export function NewPasswordFields({ label, password, repeat }: NewPasswordFieldsProps) {
  const { t } = useLingui()
  const words = usePasswordWords()
  const { strength } = usePasswordStrength()
  const text = String(password.value ?? '')
  return (
    <>
      <PasswordField
        label={label}
        size="lg"
        autoComplete="new-password"
        words={words}
        strength={text === '' || password.error ? undefined : strength(text)}
        {...password}
      />
      <PasswordField
        label={t`Repeat password`}
        placeholder={t`Same again`}
        size="lg"
        autoComplete="new-password"
        words={words}
        {...repeat}
      />
    </>
  )
}
