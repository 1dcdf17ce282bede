import { Button, TextLink } from '@halyard/ui'
import { useResetPassword } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormHead } from '#features/account/form-head.tsx'
import { NewPasswordFields } from '#features/account/password/new-password-fields.tsx'
import type { MailLink } from '#features/account/mail/mail-link.ts'
import { usePasswordStrength } from '#features/account/password/use-password-strength.ts'
import { FormPage } from '#shared/forms/form-page.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { fields } from '#shared/forms/fields.css.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import { usePlatform } from '#shared/platform/platform.ts'
import * as styles from '#features/account/form-parts.css.ts'

/** A new password, from the link of a recovery mail. Nothing is sent before the reader does. */
export function ResetForm({ link }: { link: MailLink }) {
  const { t } = useLingui()
  const { address } = link
  const { missing } = usePasswordStrength()
  const { mutate, isPending, isSuccess, error } = useResetPassword()
  const { form, error: formError } = useValidatedForm({
    defaultValues: { password: '', repeat: '' },
    check: ({ password, repeat }) => ({
      password: missing(password),
      repeat: repeat === password ? undefined : t`This is not the same password.`,
    }),
    failure: error,
  })
  if (isSuccess) return <Done />
  return (
    <FormPage
      head={
        <FormHead title={t`Set a new password`}>
          <Trans>
            For the account of <bdi className={styles.address}>{address}</bdi>.
          </Trans>
        </FormHead>
      }
      form={form}
      onSubmit={({ password }) => mutate({ password, rToken: link.token, email: link.email })}
      pending={isPending}
      error={formError}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Set password</Trans>}
      footer={
        <p className={styles.alternative}>
          <Trans>
            Link too old, or used before?{' '}
            <TextLink asChild>
              <Link to={paths.recovery({ email: link.address })}>Send a new one</Link>
            </TextLink>
          </Trans>
        </p>
      }
    >
      <input type="hidden" name="username" autoComplete="username" value={link.address} />
      <NewPasswordFields
        form={form}
        name="password"
        repeat="repeat"
        label={t`New password`}
        size="lg"
      />
    </FormPage>
  )
}

function Done() {
  const { t } = useLingui()
  const { extensions } = usePlatform()
  return (
    <div className={fields}>
      <FormHead title={t`Your password is set`} isAnswer>
        {extensions?.includes('endSessions') ? (
          <Trans>Every other device was logged out. Log in with the new password.</Trans>
        ) : (
          <Trans>
            Every other device is logged out within half an hour. Log in with the new password.
          </Trans>
        )}
      </FormHead>
      <Button tone="primary" size="lg" isFullWidth asChild>
        <Link to={paths.login()}>
          <Trans>Log in</Trans>
        </Link>
      </Button>
    </div>
  )
}
