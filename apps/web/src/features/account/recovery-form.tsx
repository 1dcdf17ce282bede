import { Button, FormError, TextField, TextLink } from '@halyard/ui'
import { limits } from '@halyard/api'
import { requestPasswordRecovery } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CaptchaBox } from '#features/account/captcha-box.tsx'
import { FormHead } from '#features/account/form-head.tsx'
import { ResendButton } from '#features/account/resend-button.tsx'
import { useCaptcha } from '#features/account/use-captcha.ts'
import { useProvenCall } from '#features/account/use-proven-call.ts'
import { useErrorText } from '#shared/error-text.ts'
import { useForm } from '#shared/form.ts'
import { fields } from '#shared/form.css.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/router.ts'
import * as styles from './form-parts.css.ts'

const emailPattern = new RegExp(limits.recoveryModel.email.pattern)

/** Asks for a link to set a new password. @param email filled in when the reader comes from a link that was too old */
export function RecoveryForm({ email: initialEmail }: { email: string }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const captcha = useCaptcha()
  const [sentTo, setSentTo] = useState<string>()
  const { mutate, isPending, isChecking, error } = useProvenCall(
    captcha,
    requestPasswordRecovery,
    (_data, { email }: { email: string }) => setSentTo(email),
  )
  const { formProps, field, isFieldFailure } = useForm({
    initial: { email: initialEmail },
    check: ({ email }) => ({
      ...(!emailPattern.test(email.trim()) && {
        email: t`Type an address like name@example.org.`,
      }),
    }),
    onBegin: captcha.start,
    onSubmit: ({ email }) => mutate({ email: email.trim() }),
    failure: error,
  })
  if (sentTo !== undefined) {
    return (
      <Sent
        email={sentTo}
        pending={isPending}
        problem={error ? errorText(error) : undefined}
        onResend={() => mutate({ email: sentTo })}
      />
    )
  }
  return (
    <form {...formProps} className={fields}>
      <FormHead title={t`Set a new password`}>
        <Trans>Type the address of your account. We send a link to it.</Trans>
      </FormHead>
      <TextField label={t`Email`} size="lg" type="email" autoComplete="email" {...field('email')} />
      <CaptchaBox captcha={captcha} isWaitedFor={isPending} />
      <FormError>{error && !isFieldFailure ? errorText(error) : undefined}</FormError>
      <Button type="submit" tone="primary" size="lg" isFullWidth pending={isPending}>
        {isChecking ? (
          <Trans>Checking your browser…</Trans>
        ) : isPending ? (
          <Trans>Sending…</Trans>
        ) : (
          <Trans>Send the link</Trans>
        )}
      </Button>
      <p className={styles.alternative}>
        <TextLink asChild>
          <Link to={paths.login()}>
            <Trans>Back to the log-in</Trans>
          </Link>
        </TextLink>
      </p>
    </form>
  )
}

type SentProps = {
  email: string
  pending: boolean
  problem: string | undefined
  onResend: () => void
}

/** The same words whether or not the address belongs to anybody. */
function Sent({ email, pending, problem, onResend }: SentProps) {
  const { t } = useLingui()
  return (
    <div className={fields}>
      <FormHead title={t`Check your mail`} isAnswer>
        <Trans>
          If an account uses <bdi className={styles.address}>{email}</bdi>, a link is on its way.
        </Trans>
      </FormHead>
      <ul className={styles.advice}>
        <li>
          <Trans>Nothing there after a few minutes? Look into the spam folder.</Trans>
        </li>
        <li>
          <Trans>The link works once, for three hours.</Trans>
        </li>
      </ul>
      <FormError>{problem}</FormError>
      <ResendButton pending={pending} onResend={onResend} />
      <Button size="lg" isFullWidth asChild>
        <Link to={paths.login()}>
          <Trans>Back to the log-in</Trans>
        </Link>
      </Button>
    </div>
  )
}
