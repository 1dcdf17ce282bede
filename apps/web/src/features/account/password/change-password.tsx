import { useChangePassword } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { NewPasswordFields } from '#features/account/password/new-password-fields.tsx'
import { usePasswordStrength } from '#features/account/password/use-password-strength.ts'
import { usePasswordLabels } from '#features/account/password/use-password-labels.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormPasswordField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { usePlatform } from '#shared/platform/platform.ts'

type ChangePasswordProps = {
  /** For password managers: whose password it is. */
  userName: string
  onClose: () => void
}

/** Old and new password; this session stays, all others end: at once, or when the server next looks at them. */
export function ChangePassword({ userName, onClose }: ChangePasswordProps) {
  const { t } = useLingui()
  const labels = usePasswordLabels()
  const { missing } = usePasswordStrength()
  const endsSessions = usePlatform().extensions?.includes('endSessions')
  const { mutate, isPending, error } = useChangePassword({
    onSuccess: () => {
      onClose()
      toast({
        tone: 'ok',
        id: 'password',
        title: t`Password changed`,
        body: endsSessions
          ? t`Every other device was logged out.`
          : t`Every other device is logged out within half an hour.`,
      })
    },
  })
  const { form, error: formError } = useValidatedForm({
    defaultValues: { old: '', new: '', repeat: '' },
    check: (values) => ({
      old: values.old === '' ? t`Enter your current password.` : undefined,
      new:
        missing(values.new) ??
        (values.new === values.old ? t`This is already your password.` : undefined),
      repeat: values.repeat === values.new ? undefined : t`This is not the same password.`,
    }),
    failure: error,
    // The new one was looked at before it was sent, by the server's own rules.
    failingField: 'old',
  })
  return (
    <FormDialog
      title={t`Change your password`}
      description={
        endsSessions
          ? t`You stay logged in here. Every other device is logged out.`
          : t`You stay logged in here. Every other device is logged out within half an hour.`
      }
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Change password</Trans>}
      form={form}
      onSubmit={(values) => mutate({ old: values.old, new: values.new })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <input type="hidden" name="username" autoComplete="username" value={userName} />
      <FormPasswordField
        control={form.control}
        name="old"
        label={t`Current password`}
        autoComplete="current-password"
        labels={labels}
      />
      <NewPasswordFields form={form} name="new" repeat="repeat" label={t`New password`} />
    </FormDialog>
  )
}
