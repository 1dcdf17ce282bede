import { limits } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

const { name: nameLimit } = limits.passkeyNameModel

type PasskeyNameProps = {
  title: string
  description?: string
  action: ReactNode
  name: string
  pending: boolean
  error: unknown
  onSubmit: (name: string) => void
  onClose: () => void
}

/** Asks what a passkey is called. */
export function PasskeyName({ name, pending, error, onSubmit, ...dialog }: PasskeyNameProps) {
  const { t } = useLingui()
  const { form, error: formError } = useValidatedForm({
    defaultValues: { name },
    check: (values) => ({ name: values.name.trim() === '' ? t`Give it a name.` : undefined }),
    failure: error,
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      onSubmit={(values) => onSubmit(values.name.trim())}
      pending={pending}
      error={formError}
      isDisposable
    >
      <FormTextField
        control={form.control}
        name="name"
        label={t`Name`}
        maxLength={nameLimit.maxLength}
        autoComplete="off"
      />
    </FormDialog>
  )
}
