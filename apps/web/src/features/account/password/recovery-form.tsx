import type { ReactNode } from 'react'
import { Button, FormError, TextLink } from '@halyard/ui'
import { limits } from '@halyard/api'
import { useRequestPasswordRecovery } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CaptchaBox } from '#features/account/captcha/captcha-box.tsx'
import { FormHead } from '#features/account/form-head.tsx'
import { MailDelay } from '#features/account/mail/mail-delay.tsx'
import { ResendButton } from '#features/account/mail/resend-button.tsx'
import { useCaptcha } from '#features/account/captcha/use-captcha.ts'
import { useProvenCall } from '#features/account/captcha/use-proven-call.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormPage } from '#shared/forms/form-page.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { fields } from '#shared/forms/fields.css.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import * as styles from '#features/account/form-parts.css.ts'

const emailPattern = new RegExp(limits.recoveryModel.email.pattern)

/** Asks for a link to set a new password. @param email filled in when the reader comes from a link that was too old */
export function RecoveryForm({ email: initialEmail }: { email: string }) {
  const { t } = useLingui()
  const captcha = useCaptcha()
  const [sentTo, setSentTo] = useState<string>()
  const { mutateAsync: call } = useRequestPasswordRecovery()
  const { mutate, isPending, isChecking, error } = useProvenCall(
    captcha,
    call,
    (_data, { email }: { email: string }) => setSentTo(email),
  )
  const { form, error: formError } = useValidatedForm({
    defaultValues: { email: initialEmail },
    check: ({ email }) => ({
      email: emailPattern.test(email.trim())
        ? undefined
        : t`Enter an address like name@example.org.`,
    }),
    failure: error,
  })
  if (sentTo !== undefined) {
    return (
      <Sent
        email={sentTo}
        pending={isPending}
        problem={error ? <ErrorMessage error={error} /> : undefined}
        onResend={() => mutate({ email: sentTo })}
      />
    )
  }
  return (
    <FormPage
      head={
        <FormHead title={t`Set a new password`}>
          <Trans>Enter the address of your account. We will send a link to it.</Trans>
        </FormHead>
      }
      form={form}
      onSubmit={({ email }) => mutate({ email: email.trim() })}
      onFieldFocus={captcha.start}
      pending={isPending}
      error={formError}
      action={
        isChecking ? (
          <Trans>Checking your browser…</Trans>
        ) : isPending ? (
          <Trans>Sending…</Trans>
        ) : (
          <Trans>Send the link</Trans>
        )
      }
      footer={
        <p className={styles.alternative}>
          <TextLink asChild>
            <Link to={paths.login()}>
              <Trans>Back to login</Trans>
            </Link>
          </TextLink>
        </p>
      }
    >
      <FormTextField
        control={form.control}
        name="email"
        label={t`Email`}
        size="lg"
        type="email"
        autoComplete="email"
      />
      <CaptchaBox captcha={captcha} action="recovery" isWaitedFor={isPending} />
    </FormPage>
  )
}

type SentProps = {
  email: string
  pending: boolean
  problem: ReactNode
  onResend: () => void
}

/** The same words whether or not the address belongs to anybody. */
function Sent({ email, pending, problem, onResend }: SentProps) {
  const { t } = useLingui()
  return (
    <div className={fields}>
      <FormHead title={t`Check your email`} isAnswer>
        <Trans>
          If an account uses <bdi className={styles.address}>{email}</bdi>, a link is on its way.
        </Trans>
      </FormHead>
      <ul className={styles.advice}>
        <li>
          <Trans>Nothing after a few minutes? Check your spam folder.</Trans> <MailDelay />
        </li>
        <li>
          <Trans>The link works once, for three hours.</Trans>
        </li>
      </ul>
      <FormError>{problem}</FormError>
      <ResendButton pending={pending} onResend={onResend} />
      <Button size="lg" isFullWidth asChild>
        <Link to={paths.login()}>
          <Trans>Back to login</Trans>
        </Link>
      </Button>
    </div>
  )
}
