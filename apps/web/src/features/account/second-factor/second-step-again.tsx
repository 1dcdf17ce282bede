import type { Schema } from '@halyard/api'
import { useCreateStepChallenge, useFinishSignInAgain, useGetLoginStep } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { ProofFields } from '#features/account/second-factor/proof-fields.tsx'
import { useProof } from '#features/account/second-factor/use-proof.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'

type SecondStepAgainProps = {
  /** They are back, or somebody else is. */
  onDone: (isSame: boolean) => void
  onLeave: () => void
}

/** The second step, on top of the page whose session has ended. */
export function SecondStepAgain(props: SecondStepAgainProps) {
  const { data: step } = useGetLoginStep()
  return step ? <StepDialog methods={step.methods} {...props} /> : null
}

type StepDialogProps = SecondStepAgainProps & Pick<Schema<'LoginStepModel'>, 'methods'>

function StepDialog({ methods, onDone, onLeave }: StepDialogProps) {
  const { t } = useLingui()
  const { mutateAsync: send } = useFinishSignInAgain()
  const { mutateAsync: challenge } = useCreateStepChallenge()
  const proof = useProof({ methods, challenge, send, onDone })
  return (
    <FormDialog
      title={t`Confirm that it is you`}
      description={t`Your password was right. This account has a second factor.`}
      action={proof.method === 'passkey' ? <Trans>Use a passkey</Trans> : <Trans>Log in</Trans>}
      form={proof.form}
      onSubmit={proof.submit}
      pending={proof.isPending}
      error={proof.error}
      isSticky
      isDisposable
      onClose={onLeave}
    >
      <ProofFields proof={proof} />
    </FormDialog>
  )
}
