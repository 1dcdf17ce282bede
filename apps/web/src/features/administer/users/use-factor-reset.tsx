import type { UserInfo } from '@halyard/api'
import { useResetSecondFactor } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { idOf, nameOf } from '#features/administer/users/users.ts'
import { confirm, toast } from '#shared/feedback/feedback.ts'

/** Takes the second factor of a user away who has lost it. @returns how to ask for it */
export function useFactorReset(): (user: UserInfo) => void {
  const { t } = useLingui()
  const { mutateAsync } = useResetSecondFactor()
  return (user) => {
    const name = nameOf(user)
    confirm({
      title: <Trans>Reset the second factor of {name}?</Trans>,
      body: (
        <Trans>
          Passkeys, authenticator app and recovery codes are removed, and every device of this user
          is logged out. The password alone opens the account then. The user gets an email. Make
          sure that the right person asks.
        </Trans>
      ),
      action: t`Reset second factor`,
      tone: 'danger',
      run: async () => {
        await mutateAsync({ userId: idOf(user) })
        toast({ tone: 'ok', id: 'second-factor', title: t`Second factor of ${name} reset` })
      },
    })
  }
}
