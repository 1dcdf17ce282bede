import { useAction, useAddPasskey, useCreatePasskeyChallenge } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { PasskeyName } from '#features/account/second-factor/passkey-name.tsx'
import { makePasskey } from '#features/account/second-factor/passkeys.ts'

type AddPasskeyProps = { onDone: (codes: readonly string[]) => void; onClose: () => void }

/** Names a passkey and has the browser make it. */
export function AddPasskey({ onDone, onClose }: AddPasskeyProps) {
  const { t } = useLingui()
  const { mutateAsync: challenge } = useCreatePasskeyChallenge()
  const { mutateAsync: add } = useAddPasskey()
  const { mutate, isPending, error } = useAction(
    async (name: string) => {
      const passkey = await makePasskey(await challenge()).catch((failure: unknown) => {
        // The name that browsers give it.
        const isKnown = failure instanceof Error && failure.name === 'InvalidStateError'
        throw new Error(
          isKnown
            ? t`This device already has a passkey for your account.`
            : t`No passkey was made. Try again.`,
        )
      })
      return add({ name, passkey })
    },
    { onSuccess: ({ codes }) => onDone(codes) },
  )
  return (
    <PasskeyName
      title={t`Add a passkey`}
      description={t`Your browser then asks for your fingerprint, face, PIN or security key.`}
      action={<Trans>Add passkey</Trans>}
      name={t({ message: 'This device', context: 'first name of a new passkey' })}
      pending={isPending}
      error={error}
      onSubmit={mutate}
      onClose={onClose}
    />
  )
}
