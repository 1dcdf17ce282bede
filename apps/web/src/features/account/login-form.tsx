import { Button, FormError, PasswordField, TextField, TextLink } from '@halyard/ui'
import { logIn } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#shared/router.ts'
import { CaptchaBox } from '#features/account/captcha-box.tsx'
import { FormHead } from '#features/account/form-head.tsx'
import { useCaptcha } from '#features/account/use-captcha.ts'
import { usePasswordWords } from '#features/account/use-password-words.ts'
import { useProvenCall } from '#features/account/use-proven-call.ts'
import { useErrorText } from '#shared/error-text.ts'
import { useForm } from '#shared/form.ts'
import { paths } from '#shared/paths.ts'
import { fields } from '#shared/form.css.ts'
import * as styles from './form-parts.css.ts'

type LoginFormProps = {
  /** Where the reader wanted to go, for the way to the registration. */
  from: string
  onDone: () => void
}

export function LoginForm({ from, onDone }: LoginFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const words = usePasswordWords()
  const captcha = useCaptcha()
  const { mutate, isPending, isChecking, error } = useProvenCall(captcha, logIn, onDone)
  const { formProps, field } = useForm({
    initial: { userName: '', password: '' },
    check: ({ userName, password }) => ({
      ...(userName.trim() === '' && { userName: t`Type your username or email.` }),
      ...(password === '' && { password: t`Type your password.` }),
    }),
    onBegin: captcha.start,
    onSubmit: ({ userName, password }) => mutate({ userName: userName.trim(), password }),
  })
  return (
    <form {...formProps} className={fields}>
      <FormHead title={t`Log in`}>
        {from === '/' ? (
          <Trans>Welcome back.</Trans>
        ) : (
          <Trans>Log in to open the page you asked for.</Trans>
        )}
      </FormHead>
      <TextField
        label={t`Username or email`}
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('userName')}
      />
      <PasswordField
        label={t`Password`}
        labelAside={
          <TextLink asChild>
            <Link to={paths.recovery()}>
              <Trans>Forgot it?</Trans>
            </Link>
          </TextLink>
        }
        size="lg"
        autoComplete="current-password"
        words={words}
        {...field('password')}
      />
      <CaptchaBox captcha={captcha} isWaitedFor={isPending} />
      <FormError>{error && errorText(error)}</FormError>
      <Button type="submit" tone="primary" size="lg" isFullWidth pending={isPending}>
        {isChecking ? (
          <Trans>Checking your browser…</Trans>
        ) : isPending ? (
          <Trans>Logging in…</Trans>
        ) : (
          <Trans>Log in</Trans>
        )}
      </Button>
      <p className={styles.alternative}>
        <Trans>
          New here?{' '}
          <TextLink asChild>
            <Link to={paths.register(from)}>Create an account</Link>
          </TextLink>
        </Trans>
      </p>
    </form>
  )
}
