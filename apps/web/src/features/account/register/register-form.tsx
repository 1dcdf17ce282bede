import { TextLink } from '@halyard/ui'
import { limits } from '@halyard/api'
import type { RegisterStatus } from '@halyard/api'
import { useRegisterAccount } from '@halyard/query'
import { hasLength } from '@halyard/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Link } from '#shared/link.tsx'
import { CaptchaBox } from '#features/account/captcha/captcha-box.tsx'
import { FormHead } from '#features/account/form-head.tsx'
import { OtherWays } from '#features/account/providers/other-ways.tsx'
import { NewPasswordFields } from '#features/account/password/new-password-fields.tsx'
import { useCaptcha } from '#features/account/captcha/use-captcha.ts'
import { usePasswordStrength } from '#features/account/password/use-password-strength.ts'
import { useProvenCall } from '#features/account/captcha/use-proven-call.ts'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormPage } from '#shared/forms/form-page.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { returnTo } from '#shared/routing/from.ts'
import { paths } from '#shared/paths.ts'
import * as styles from '#features/account/form-parts.css.ts'

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
  const { missing } = usePasswordStrength()
  const captcha = useCaptcha()
  const { mutateAsync: call } = useRegisterAccount()
  const { mutate, isPending, isChecking, error } = useProvenCall(
    captcha,
    call,
    ({ data }, body: NewAccount) => onDone(data, body),
  )
  const { form, error: formError } = useValidatedForm({
    defaultValues: { userName: '', email: '', password: '', repeat: '' },
    check: ({ userName, email, password, repeat }) => ({
      userName: hasLength(userName.trim(), { minLength, maxLength })
        ? undefined
        : t`Use ${minLength} to ${maxLength} characters.`,
      email: emailPattern.test(email.trim())
        ? undefined
        : t`Enter an address like name@example.org.`,
      password: missing(password),
      repeat: repeat === password ? undefined : t`This is not the same password.`,
    }),
    failure: error,
  })
  const { control } = form
  const typedName = useWatch({ control, name: 'userName' })
  return (
    <FormPage
      head={
        <FormHead title={t`Create an account`}>
          <Trans>One account for every game on this platform.</Trans>
        </FormHead>
      }
      form={form}
      onSubmit={({ userName, email, password }) =>
        mutate({ userName: userName.trim(), email: email.trim(), password })
      }
      onFieldFocus={captcha.start}
      pending={isPending}
      error={formError}
      action={
        isChecking ? (
          <Trans>Checking your browser…</Trans>
        ) : isPending ? (
          <Trans>Creating the account…</Trans>
        ) : (
          <Trans>Create account</Trans>
        )
      }
      footer={
        <>
          <p className={styles.alternative}>
            <Trans>
              Already registered?{' '}
              <TextLink asChild>
                <Link to={paths.login(returnTo(from))}>Log in</Link>
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
        label={t`Username`}
        labelAside={t`${minLength} to ${maxLength} characters`}
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        trailing={
          hasLength(typedName.trim(), { minLength, maxLength }) && <Check size={16} aria-hidden />
        }
      />
      <FormTextField
        control={control}
        name="email"
        label={t`Email`}
        size="lg"
        type="email"
        autoComplete="email"
      />
      <NewPasswordFields
        form={form}
        name="password"
        repeat="repeat"
        label={t`Password`}
        size="lg"
      />
      <CaptchaBox captcha={captcha} action="register" isWaitedFor={isPending} />
    </FormPage>
  )
}
