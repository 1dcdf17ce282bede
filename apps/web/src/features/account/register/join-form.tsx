import { limits } from '@halyard/api'
import type { RegisterStatus, Schema } from '@halyard/api'
import { useJoinWithProvider } from '@halyard/query'
import { hasLength } from '@halyard/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { CaptchaBox } from '#features/account/captcha/captcha-box.tsx'
import { useCaptcha } from '#features/account/captcha/use-captcha.ts'
import { useProvenCall } from '#features/account/captcha/use-proven-call.ts'
import { FormHead } from '#features/account/form-head.tsx'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormPage } from '#shared/forms/form-page.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

const { minLength, maxLength } = limits.joinInputModel.userName
const emailPattern = new RegExp(limits.joinInputModel.email.pattern)

type Chosen = { userName: string; email?: string }

type JoinFormProps = {
  said: Schema<'JoinModel'>
  /** The account was made: what has to happen next, and with which address. */
  onDone: (outcome: RegisterStatus, email: string) => void
}

/** A user name for somebody whom a provider knows and the platform does not, and an address where the provider has verified none. */
export function JoinForm({ said, onDone }: JoinFormProps) {
  const { t } = useLingui()
  const { label, isEmailVerified } = said
  const captcha = useCaptcha()
  const { mutateAsync: call } = useJoinWithProvider()
  const { mutate, isPending, isChecking, error } = useProvenCall(
    captcha,
    call,
    ({ data }, { email = said.email }: Chosen) => onDone(data, email),
  )
  const { form, error: formError } = useValidatedForm({
    defaultValues: { userName: said.userName, email: said.email },
    check: ({ userName, email }) => ({
      userName: hasLength(userName.trim(), { minLength, maxLength })
        ? undefined
        : t`Use ${minLength} to ${maxLength} characters.`,
      email:
        isEmailVerified || emailPattern.test(email.trim())
          ? undefined
          : t`Enter an address like name@example.org.`,
    }),
    failure: error,
  })
  const { control } = form
  return (
    <FormPage
      head={
        <FormHead title={t`Choose a username`}>
          <Trans>{label} knows you. This is what others see of you here.</Trans>
        </FormHead>
      }
      form={form}
      onSubmit={({ userName, email }) =>
        mutate({
          userName: userName.trim(),
          ...(!isEmailVerified && { email: email.trim() }),
        })
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
      />
      {!isEmailVerified && (
        <FormTextField
          control={control}
          name="email"
          label={t`Email`}
          size="lg"
          type="email"
          autoComplete="email"
        />
      )}
      <CaptchaBox captcha={captcha} action="register" isWaitedFor={isPending} />
    </FormPage>
  )
}
