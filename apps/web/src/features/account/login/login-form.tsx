import { TextLink } from '@halyard/ui'
import { useLogIn } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#shared/link.tsx'
import { Suspense } from 'react'
import { orSecondStep } from '#features/account/login/or-second-step.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { CaptchaBox } from '#features/account/captcha/captcha-box.tsx'
import { FormHead } from '#features/account/form-head.tsx'
import { useCaptcha } from '#features/account/captcha/use-captcha.ts'
import { OtherWays } from '#features/account/providers/other-ways.tsx'
import { usePasswordLabels } from '#features/account/password/use-password-labels.ts'
import { useProvenCall } from '#features/account/captcha/use-proven-call.ts'
import { FormPasswordField, FormTextField } from '#shared/forms/fields.tsx'
import { FormPage } from '#shared/forms/form-page.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { returnTo } from '#shared/routing/from.ts'
import { paths } from '#shared/paths.ts'
import * as styles from '#features/account/form-parts.css.ts'

const PasskeyLogin = lazyPart(
  'PasskeyLogin',
  () => import('#features/account/second-factor/passkey-login.tsx'),
)

type LoginFormProps = {
  /** Where the reader wanted to go, for the way to the registration. */
  from: string
  onDone: () => void
  /** The password was right, and is not enough. */
  onSecondStep: () => void
}

export function LoginForm({ from, onDone, onSecondStep }: LoginFormProps) {
  const { t } = useLingui()
  const labels = usePasswordLabels()
  const captcha = useCaptcha()
  const { mutateAsync: call } = useLogIn()
  const { passkeys } = usePlatform()
  const { mutate, isPending, isChecking, error } = useProvenCall(
    captcha,
    orSecondStep(call),
    (outcome) => (outcome === 'secondStep' ? onSecondStep() : onDone()),
  )
  const { form, error: formError } = useValidatedForm({
    defaultValues: { userName: '', password: '' },
    check: ({ userName, password }) => ({
      userName: userName.trim() === '' ? t`Enter your username or email.` : undefined,
      password: password === '' ? t`Enter your password.` : undefined,
    }),
    failure: error,
  })
  const { control } = form
  return (
    <FormPage
      head={
        <FormHead title={t`Log in`}>
          {from === '/' ? (
            <Trans>Welcome back.</Trans>
          ) : (
            <Trans>Log in to open the page you asked for.</Trans>
          )}
        </FormHead>
      }
      form={form}
      onSubmit={({ userName, password }) => mutate({ userName: userName.trim(), password })}
      onFieldFocus={captcha.start}
      pending={isPending}
      error={formError}
      action={
        isChecking ? (
          <Trans>Checking your browser…</Trans>
        ) : isPending ? (
          <Trans>Logging in…</Trans>
        ) : (
          <Trans>Log in</Trans>
        )
      }
      footer={
        <>
          <Suspense>{passkeys && <PasskeyLogin onDone={onDone} />}</Suspense>
          <p className={styles.alternative}>
            <Trans>
              New here?{' '}
              <TextLink asChild>
                <Link to={paths.register(returnTo(from))}>Create an account</Link>
              </TextLink>
            </Trans>
          </p>
          <OtherWays from={from} />
        </>
      }
    >
      <FormTextField
        control={control}
        name="userName"
        label={t`Username or email`}
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPasswordField
        control={control}
        name="password"
        label={t`Password`}
        labelAside={
          <TextLink asChild>
            <Link to={paths.recovery()}>
              <Trans comment="Link beside the password field.">Forgot it?</Trans>
            </Link>
          </TextLink>
        }
        size="lg"
        autoComplete="current-password"
        labels={labels}
      />
      <CaptchaBox captcha={captcha} action="login" isWaitedFor={isPending} />
    </FormPage>
  )
}
