import { Button, CodeFlags, FormError } from '@halyard/ui'
import { useRegisterAccount } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { CaptchaBox } from '#features/account/captcha/captcha-box.tsx'
import { FormHead } from '#features/account/form-head.tsx'
import type { NewAccount } from '#features/account/register/register-form.tsx'
import { MailDelay } from '#features/account/mail/mail-delay.tsx'
import { ResendButton } from '#features/account/mail/resend-button.tsx'
import { useCaptcha } from '#features/account/captcha/use-captcha.ts'
import { useProvenCall } from '#features/account/captcha/use-proven-call.ts'
import type { PendingAccount } from '#features/account/register/pending-account.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { fields } from '#shared/forms/fields.css.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import * as styles from '#features/account/form-parts.css.ts'

type RegisterOutcomeProps = {
  /** Unknown after a visit to this address without a registration. */
  waiting: PendingAccount | undefined
  /** What to send again for another mail, as long as it is known. */
  account: NewAccount | undefined
  /** The account turned out to be free to go. */
  onLoggedIn: () => void
}

/** An account that was made but may not log in yet: who has to do what. */
export function RegisterOutcome({ waiting, account, onLoggedIn }: RegisterOutcomeProps) {
  const needsMail = waiting?.outcome !== 'AdminConfirmationRequired'
  return (
    <div className={fields}>
      <CodeFlags letters={['G']} />
      {needsMail ? <CheckMail email={waiting?.email} /> : <AwaitApproval />}
      {needsMail && account && <Resend account={account} onLoggedIn={onLoggedIn} />}
      <Button size="lg" isFullWidth asChild>
        <Link to={paths.login()}>
          <Trans>Back to login</Trans>
        </Link>
      </Button>
    </div>
  )
}

function CheckMail({ email }: { email: string | undefined }) {
  const { t } = useLingui()
  return (
    <>
      <FormHead title={t`Check your email`} isAnswer>
        {email ? (
          <Trans>
            We sent a link to <bdi className={styles.address}>{email}</bdi>. Open it to finish your
            account.
          </Trans>
        ) : (
          <Trans>When you register, we will send you a link. Open it to finish your account.</Trans>
        )}
      </FormHead>
      <ul className={styles.advice}>
        <li>
          <Trans>Nothing after a few minutes? Check your spam folder.</Trans> <MailDelay />
        </li>
        <li>
          <Trans>Is the address wrong? Register again with the right one.</Trans>
        </li>
        <li>
          <Trans>The link works once, for three hours.</Trans>
        </li>
      </ul>
    </>
  )
}

type ResendProps = { account: NewAccount; onLoggedIn: () => void }

/** The same registration once more: the server then only sends the mail again. */
function Resend({ account, onLoggedIn }: ResendProps) {
  const captcha = useCaptcha()
  const { mutateAsync: call } = useRegisterAccount()
  const { mutate, isPending, error } = useProvenCall(
    captcha,
    call,
    ({ data }, _body: NewAccount) => {
      if (data === 'LoggedIn') onLoggedIn()
    },
  )
  return (
    <>
      {isPending && <CaptchaBox captcha={captcha} action="register" isWaitedFor />}
      <FormError>{error && <ErrorMessage error={error} />}</FormError>
      <ResendButton pending={isPending} onResend={() => mutate(account)} />
    </>
  )
}

function AwaitApproval() {
  const { t } = useLingui()
  return (
    <FormHead title={t`An organizer has to approve you`} isAnswer>
      <Trans>Your account exists. You can log in as soon as an organizer has approved it.</Trans>
    </FormHead>
  )
}
