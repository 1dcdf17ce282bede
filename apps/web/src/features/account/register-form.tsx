import { Button, FormError, TextField, TextLink } from '@halyard/ui'
import { limits } from '@halyard/api'
import type { RegisterStatus } from '@halyard/api'
import { registerAccount } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Link } from '#shared/router.ts'
import { CaptchaBox } from '#features/account/captcha-box.tsx'
import { FormHead } from '#features/account/form-head.tsx'
import { NewPasswordFields } from '#features/account/new-password-fields.tsx'
import { useCaptcha } from '#features/account/use-captcha.ts'
import { usePasswordStrength } from '#features/account/use-password-strength.ts'
import { useProvenCall } from '#features/account/use-proven-call.ts'
import { useErrorText } from '#shared/error-text.ts'
import { useForm } from '#shared/form.ts'
import { paths } from '#shared/paths.ts'
import { fields } from '#shared/form.css.ts'
import * as styles from './form-parts.css.ts'

const { minLength, maxLength } = limits.registerModel.userName
const emailPattern = new RegExp(limits.registerModel.email.pattern)

export type NewAccount = { userName: string; email: string; password: string }

type RegisterFormProps = {
  from: string
  /** The account was made: what has to happen next, and what it was made with. */
  onDone: (outcome: RegisterStatus, account: NewAccount) => void
}

export function RegisterForm({ from, onDone }: RegisterFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { missing } = usePasswordStrength()
  const captcha = useCaptcha()
  const { mutate, isPending, isChecking, error } = useProvenCall(
    captcha,
    registerAccount,
    ({ data }, body: NewAccount) => onDone(data, body),
  )
  const isName = (name: string) => name.length >= minLength && name.length <= maxLength
  const { formProps, field, values, isFieldFailure } = useForm({
    initial: { userName: '', email: '', password: '', repeat: '' },
    check: ({ userName, email, password, repeat }) => {
      const weak = missing(password)
      return {
        ...(!isName(userName.trim()) && {
          userName: t`Use ${minLength} to ${maxLength} characters.`,
        }),
        ...(!emailPattern.test(email.trim()) && {
          email: t`Type an address like name@example.org.`,
        }),
        ...(weak !== undefined && { password: weak }),
        ...(repeat !== password && { repeat: t`This is not the same password.` }),
      }
    },
    onBegin: captcha.start,
    onSubmit: ({ userName, email, password }) =>
      mutate({ userName: userName.trim(), email: email.trim(), password }),
    failure: error,
  })
  return (
    <form {...formProps} className={fields}>
      <FormHead title={t`Create an account`}>
        <Trans>One account for every game on this platform.</Trans>
      </FormHead>
      <TextField
        label={t`Username`}
        labelAside={t`${minLength} to ${maxLength} characters`}
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        trailing={isName(values.userName.trim()) && <Check size={16} aria-hidden />}
        {...field('userName')}
      />
      <TextField label={t`Email`} size="lg" type="email" autoComplete="email" {...field('email')} />
      <NewPasswordFields
        label={t`Password`}
        password={field('password')}
        repeat={field('repeat')}
      />
      <CaptchaBox captcha={captcha} isWaitedFor={isPending} />
      <FormError>{error && !isFieldFailure && errorText(error)}</FormError>
      <Button type="submit" tone="primary" size="lg" isFullWidth pending={isPending}>
        {isChecking ? (
          <Trans>Checking your browser…</Trans>
        ) : isPending ? (
          <Trans>Creating the account…</Trans>
        ) : (
          <Trans>Create account</Trans>
        )}
      </Button>
      <p className={styles.alternative}>
        <Trans>
          Already registered?{' '}
          <TextLink asChild>
            <Link to={paths.login(from)}>Log in</Link>
          </TextLink>
        </Trans>
      </p>
    </form>
  )
}
