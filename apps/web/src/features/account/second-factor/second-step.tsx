import type { Schema } from '@halyard/api'
import {
  useCancelLogin,
  useCreateStepChallenge,
  useFinishLogin,
  useGetLoginStep,
} from '@halyard/query'
import { Button, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { FormHead } from '#features/account/form-head.tsx'
import { ProofFields } from '#features/account/second-factor/proof-fields.tsx'
import { useProof } from '#features/account/second-factor/use-proof.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { FormPage } from '#shared/forms/form-page.tsx'

type SecondStepProps = {
  onDone: () => void
  /** Back to the password: nothing waits, or somebody else wants to log in. */
  onBack: () => void
}

/** The second step of a log-in. What waits is remembered by the server, so that the screen may be loaded again. */
export function SecondStep({ onDone, onBack }: SecondStepProps) {
  const { t } = useLingui()
  // Read once: after the log-in nothing waits any more, and that is no reason to go back.
  const [known, setKnown] = useState<Schema<'LoginStepModel'>>()
  const { data, error, refetch } = useGetLoginStep({ enabled: !known })
  if (data && !known) setKnown(data)
  const step = known ?? data
  useEffect(() => {
    if (step === null) onBack()
  }, [step, onBack])
  if (error)
    return (
      <LoadFailed
        title={t`The log-in could not be continued`}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!step) return <Skeleton height="16rem" shape="box" />
  return <StepForm methods={step.methods} onDone={onDone} onBack={onBack} />
}

type StepFormProps = SecondStepProps & Pick<Schema<'LoginStepModel'>, 'methods'>

function StepForm({ methods, onDone, onBack }: StepFormProps) {
  const { t } = useLingui()
  const { mutateAsync: send } = useFinishLogin()
  const { mutateAsync: challenge } = useCreateStepChallenge()
  const { mutate: cancel } = useCancelLogin({ onSettled: onBack })
  const proof = useProof({ methods, challenge, send, onDone })
  return (
    <FormPage
      head={
        <FormHead title={t`Confirm that it is you`} isAnswer={proof.method === 'passkey'}>
          <Trans>Your password was right. This account has a second factor.</Trans>
        </FormHead>
      }
      form={proof.form}
      onSubmit={proof.submit}
      pending={proof.isPending}
      error={proof.error}
      action={
        proof.isPending ? (
          <Trans>Logging in…</Trans>
        ) : proof.method === 'passkey' ? (
          <Trans>Use a passkey</Trans>
        ) : (
          <Trans>Log in</Trans>
        )
      }
      footer={
        <Button isFullWidth onClick={() => cancel()}>
          <Trans>Log in as someone else</Trans>
        </Button>
      }
    >
      <ProofFields proof={proof} />
    </FormPage>
  )
}
