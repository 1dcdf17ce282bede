import { useSignInAgain } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { withTexts } from '#i18n/activate.ts'
import { orSecondStep } from '#features/account/login/or-second-step.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { CaptchaBox } from '#features/account/captcha/captcha-box.tsx'
import { useCaptcha } from '#features/account/captcha/use-captcha.ts'
import { usePasswordLabels } from '#features/account/password/use-password-labels.ts'
import { useProvenCall } from '#features/account/captcha/use-proven-call.ts'
import { FormPasswordField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

const SecondStepAgain = lazyPart('SecondStepAgain', () =>
  withTexts('account', () => import('#features/account/second-factor/second-step-again.tsx')),
)

type SignInAgainProps = {
  /** Who was signed in. */
  userName: string
  /** They are back, or somebody else is. */
  onDone: (isSame: boolean) => void
  /** Continue without signing in. */
  onLeave: () => void
}

/** The session ended while somebody was at work: sign in on top of the page, so that nothing typed is lost. */
export function SignInAgain({ userName, onDone, onLeave }: SignInAgainProps) {
  const { t } = useLingui()
  const labels = usePasswordLabels()
  const captcha = useCaptcha()
  const { mutateAsync: call } = useSignInAgain()
  const [isSecondStep, setIsSecondStep] = useState(false)
  const { mutate, isPending, error } = useProvenCall(captcha, orSecondStep(call), (outcome) =>
    outcome === 'secondStep' ? setIsSecondStep(true) : onDone(outcome.in),
  )
  const { form, error: formError } = useValidatedForm({
    defaultValues: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t`Enter your password.` : undefined }),
    failure: error,
  })
  if (isSecondStep)
    return (
      <Suspense>
        <SecondStepAgain onDone={onDone} onLeave={onLeave} />
      </Suspense>
    )
  return (
    <FormDialog
      title={t`Your session has ended`}
      description={t`Log in again to continue as ${userName}. What you typed is kept.`}
      action={isPending ? <Trans>Logging in…</Trans> : <Trans>Log in</Trans>}
      form={form}
      onSubmit={({ password }) => mutate({ userName, password })}
      onFieldFocus={captcha.start}
      pending={isPending}
      error={formError}
      // A press beside it was meant for the page, not for staying logged out.
      isSticky
      isDisposable
      onClose={onLeave}
    >
      <FormPasswordField
        control={form.control}
        name="password"
        label={t`Password`}
        size="lg"
        autoComplete="current-password"
        labels={labels}
      />
      <CaptchaBox captcha={captcha} action="login" isWaitedFor={isPending} />
    </FormDialog>
  )
}
