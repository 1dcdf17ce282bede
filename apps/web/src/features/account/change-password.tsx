import { changePassword } from '@halyard/query'
import { PasswordField } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { usePasswordStrength } from '#features/account/use-password-strength.ts'
import { usePasswordWords } from '#features/account/use-password-words.ts'
import { toast } from '#shared/feedback.ts'
import { FormDialog } from '#shared/form-dialog.tsx'
import { useForm } from '#shared/form.ts'

type ChangePasswordProps = {
  /** For password managers: whose password it is. */
  userName: string
  onClose: () => void
}

/** Old and new password; this session goes on, all others end. */
export function ChangePassword({ userName, onClose }: ChangePasswordProps) {
  const { t } = useLingui()
  const words = usePasswordWords()
  const { missing, strength } = usePasswordStrength()
  const { mutate, isPending, error } = useMutation({
    ...changePassword,
    onSuccess: () => {
      onClose()
      toast({
        tone: 'ok',
        id: 'password',
        title: t`Password changed`,
        body: t`Every other device was logged out.`,
      })
    },
  })
  const form = useForm({
    initial: { old: '', new: '', repeat: '' },
    check: (values) => {
      const weak = missing(values.new)
      return {
        ...(values.old === '' && { old: t`Type your present password.` }),
        ...(weak !== undefined && { new: weak }),
        ...(weak === undefined &&
          values.new === values.old && { new: t`This is your present password.` }),
        ...(values.repeat !== values.new && { repeat: t`This is not the same password.` }),
      }
    },
    onSubmit: (values) => mutate({ old: values.old, new: values.new }),
    failure: error,
    // The new one was looked at before it was sent, by the server's own rules.
    failingField: 'old',
  })
  const fresh = form.field('new')
  return (
    <FormDialog
      title={t`Change your password`}
      description={t`You stay logged in here. Every other device is logged out.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Change password</Trans>}
      formProps={form.formProps}
      pending={isPending}
      error={form.isFieldFailure ? undefined : error}
      isChanged={form.isChanged}
      onClose={onClose}
    >
      <input type="hidden" name="username" autoComplete="username" value={userName} />
      <PasswordField
        label={t`Present password`}
        autoComplete="current-password"
        words={words}
        {...form.field('old')}
      />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        words={words}
        strength={form.values.new === '' || fresh.error ? undefined : strength(form.values.new)}
        {...fresh}
      />
      <PasswordField
        label={t`Repeat password`}
        placeholder={t`Same again`}
        autoComplete="new-password"
        words={words}
        {...form.field('repeat')}
      />
    </FormDialog>
  )
}
