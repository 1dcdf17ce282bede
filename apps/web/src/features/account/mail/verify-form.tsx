import { Button, CodeFlags, TextLink } from '@halyard/ui'
import { useVerifyEmail } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormHead } from '#features/account/form-head.tsx'
import { LinkForm } from '#features/account/mail/link-form.tsx'
import type { MailLink } from '#features/account/mail/mail-link.ts'
import { fields } from '#shared/forms/fields.css.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import * as styles from '#features/account/form-parts.css.ts'

/** The last step of a registration: the address is right. The server then logs in. */
export function VerifyForm({ link }: { link: MailLink }) {
  const { t } = useLingui()
  const { address } = link
  const { mutate, isPending, isSuccess, error } = useVerifyEmail()
  if (isSuccess) return <Done />
  return (
    <LinkForm
      title={t`Finish your account`}
      action={
        isPending ? (
          <Trans>Verifying…</Trans>
        ) : (
          <Trans comment="Button: confirms the email address of a new account.">
            Verify account
          </Trans>
        )
      }
      pending={isPending}
      error={error}
      wayOut={
        <p className={styles.alternative}>
          <Trans>
            Did the link work before? Then just{' '}
            <TextLink asChild>
              <Link to={paths.login()}>log in</Link>
            </TextLink>
            . Is it too old?{' '}
            <TextLink asChild>
              <Link to={paths.register()}>Register again</Link>
            </TextLink>
            .
          </Trans>
        </p>
      }
      onSubmit={() => mutate({ token: link.token, email: link.email })}
    >
      <Trans>
        Press the button to confirm that <bdi className={styles.address}>{address}</bdi> is yours.
      </Trans>
    </LinkForm>
  )
}

function Done() {
  const { t } = useLingui()
  return (
    <div className={fields}>
      <CodeFlags letters={['C']} />
      <FormHead title={t`Welcome aboard`} isAnswer>
        <Trans>Your address is confirmed and you are logged in. Next you need a team.</Trans>
      </FormHead>
      <Button tone="primary" size="lg" isFullWidth asChild>
        <Link to={paths.teams()}>
          <Trans>Find or create a team</Trans>
        </Link>
      </Button>
      <Button size="lg" isFullWidth asChild>
        <Link to={paths.home()}>
          <Trans comment="The first page of the platform.">Home</Trans>
        </Link>
      </Button>
    </div>
  )
}
