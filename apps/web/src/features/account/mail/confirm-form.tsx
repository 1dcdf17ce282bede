import { Button, CodeFlags, TextLink } from '@halyard/ui'
import { useConfirmEmailChange } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormHead } from '#features/account/form-head.tsx'
import { LinkForm } from '#features/account/mail/link-form.tsx'
import type { MailLink } from '#features/account/mail/mail-link.ts'
import { fields } from '#shared/forms/fields.css.ts'
import { returnTo } from '#shared/routing/from.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import * as styles from '#features/account/form-parts.css.ts'

/** Makes a new address the account's address. */
export function ConfirmForm({ link }: { link: MailLink }) {
  const { t } = useLingui()
  const { address } = link
  const { mutate, isPending, isSuccess, error } = useConfirmEmailChange()
  if (isSuccess) return <Done address={address} />
  return (
    <LinkForm
      title={t`Change your email`}
      action={isPending ? <Trans>Confirming…</Trans> : <Trans>Confirm email</Trans>}
      pending={isPending}
      error={error}
      wayOut={
        <p className={styles.alternative}>
          <Trans>
            Is this link too old?{' '}
            <TextLink asChild>
              <Link to={paths.profile()}>Ask for a new one in your profile</Link>
            </TextLink>
            .
          </Trans>
        </p>
      }
      onSubmit={() => mutate({ token: link.token, email: link.email })}
    >
      <Trans>
        Press the button to use <bdi className={styles.address}>{address}</bdi> from now on. The old
        address stops working.
      </Trans>
    </LinkForm>
  )
}

/** The link only works for the account that asked for it, so its owner has to be known first. */
export function LogInToConfirm({ here }: { here: string }) {
  const { t } = useLingui()
  return (
    <div className={fields}>
      <FormHead title={t`Change your email`}>
        <Trans>Log in to the account whose address changes. You come back here after that.</Trans>
      </FormHead>
      <Button tone="primary" size="lg" isFullWidth asChild>
        <Link to={paths.login(returnTo(here))}>
          <Trans>Log in</Trans>
        </Link>
      </Button>
    </div>
  )
}

function Done({ address }: { address: string }) {
  const { t } = useLingui()
  return (
    <div className={fields}>
      <CodeFlags letters={['C']} />
      <FormHead title={t`Your email has changed`} isAnswer>
        <Trans>
          From now on you log in and get emails with <bdi className={styles.address}>{address}</bdi>
          .
        </Trans>
      </FormHead>
      <Button tone="primary" size="lg" isFullWidth asChild>
        <Link to={paths.profile()}>
          <Trans>To your profile</Trans>
        </Link>
      </Button>
    </div>
  )
}
