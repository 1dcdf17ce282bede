import { useCreateLoginChallenge, useAction, useLogInWithPasskey } from '@halyard/query'
import { Button, FormError } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { askPasskey } from '#features/account/second-factor/passkeys.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'

/** Logs in without a name and a password. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { mutateAsync: challenge } = useCreateLoginChallenge()
  const { mutateAsync: logIn } = useLogInWithPasskey()
  const { mutate, isPending, error } = useAction(
    async () => {
      const passkey = await askPasskey(await challenge()).catch(() => {
        throw new Error(t`No passkey was used. Try again, or log in with your password.`)
      })
      await logIn(passkey)
    },
    { meta: { signsIn: true }, onSuccess: onDone },
  )
  return (
    <>
      <Button
        size="lg"
        isFullWidth
        icon={<KeyRound size={16} />}
        loading={isPending}
        onClick={() => mutate()}
      >
        <Trans>Log in with a passkey</Trans>
      </Button>
      <FormError>{error ? <ErrorMessage error={error} /> : undefined}</FormError>
    </>
  )
}
