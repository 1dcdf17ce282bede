import type { Schema } from '@halyard/api'
import {
  useConfirmSession,
  useCreateConfirmationChallenge,
  useGetSecondFactor,
} from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { ProofFields } from '#features/account/second-factor/proof-fields.tsx'
import { useProof } from '#features/account/second-factor/use-proof.ts'
import type { Method } from '#features/account/second-factor/use-proof.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'

type ConfirmDialogProps = {
  /** Whether the reader has shown who they are; a call waits for it. */
  onDone: (isConfirmed: boolean) => void
}

/** Asks who uses the session, on top of what is on screen: the call that wanted to know is sent again. */
export function ConfirmDialog({ onDone }: ConfirmDialogProps) {
  const { data } = useGetSecondFactor()
  return data ? <ConfirmForm methods={methodsOf(data)} onDone={onDone} /> : null
}

function methodsOf(own: Schema<'SecondFactorModel'>): Method[] {
  const hasPasskey = own.passkeysOff === null && own.passkeys.length > 0
  const methods: Method[] = [
    ...(own.totpAddedAt === null ? [] : (['code'] as const)),
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(own.recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
  ]
  return methods.length > 0 ? methods : ['password']
}

function ConfirmForm({ methods, onDone }: ConfirmDialogProps & { methods: Method[] }) {
  const { t } = useLingui()
  const { mutateAsync: send } = useConfirmSession()
  const { mutateAsync: challenge } = useCreateConfirmationChallenge()
  const proof = useProof({ methods, challenge, send, onDone: () => onDone(true) })
  return (
    <FormDialog
      title={t`Confirm that it is you`}
      description={t`This step is protected. You are asked again after 15 minutes.`}
      action={proof.method === 'passkey' ? <Trans>Use a passkey</Trans> : <Trans>Confirm</Trans>}
      form={proof.form}
      onSubmit={proof.submit}
      pending={proof.isPending}
      error={proof.error}
      isSticky
      isDisposable
      onClose={() => onDone(false)}
    >
      <ProofFields proof={proof} />
    </FormDialog>
  )
}
