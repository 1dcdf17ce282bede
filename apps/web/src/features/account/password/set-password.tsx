import { useSetPassword } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { NewPasswordFields } from '#features/account/password/new-password-fields.tsx'
import { usePasswordStrength } from '#features/account/password/use-password-strength.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type SetPasswordProps = {
  /** For password managers: whose password it is. */
  userName: string
  onClose: () => void
}

/** A first password for an account that was made with a provider. */
export function SetPassword({ userName, onClose }: SetPasswordProps) {
  const { t } = useLingui()
  const { missing } = usePasswordStrength()
  const { mutate, isPending, error } = useSetPassword({
    onSuccess: () => {
      onClose()
      toast({ tone: 'ok', id: 'password', title: t`Password set` })
    },
  })
  const { form, error: formError } = useValidatedForm({
    defaultValues: { new: '', repeat: '' },
    check: (values) => ({
      new: missing(values.new),
      repeat: values.repeat === values.new ? undefined : t`This is not the same password.`,
    }),
    failure: error,
  })
  return (
    <FormDialog
      title={t`Set a password`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Set a password</Trans>}
      form={form}
      onSubmit={(values) => mutate({ new: values.new })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <input type="hidden" name="username" autoComplete="username" value={userName} />
      <NewPasswordFields form={form} name="new" repeat="repeat" label={t`New password`} />
    </FormDialog>
  )
}
