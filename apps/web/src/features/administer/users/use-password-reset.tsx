import type { UserInfo } from '@halyard/api'
import { useResetUserPassword } from '@halyard/query'
import { Button, Callout, CopyField, Dialog, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { idOf, nameOf } from '#features/administer/users/users.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import { usePlatform } from '#shared/platform/platform.ts'

/** Gives a user a random password. @returns how to ask for it, and the dialog that shows it this once */
export function usePasswordReset(): { ask: (user: UserInfo) => void; dialog: ReactNode } {
  const { t } = useLingui()
  const [made, setMade] = useState<{ name: string; password: string }>()
  const { mutateAsync } = useResetUserPassword()
  const endsSessions = usePlatform().extensions?.includes('endSessions')
  const ask = (user: UserInfo) => {
    const name = nameOf(user)
    confirm({
      title: <Trans>Give {name} a new password?</Trans>,
      body: endsSessions ? (
        <Trans>
          The old one stops working, and every device of this user is logged out. The new one is
          shown once.
        </Trans>
      ) : (
        <Trans>
          The old one stops working, and every device of this user is logged out within half an
          hour. The new one is shown once.
        </Trans>
      ),
      action: t`Reset password`,
      run: async () => setMade({ name, password: await mutateAsync({ userId: idOf(user) }) }),
    })
  }
  return {
    ask,
    dialog: made && <NewPassword {...made} onClose={() => setMade(undefined)} />,
  }
}

type NewPasswordProps = { name: string; password: string; onClose: () => void }

function NewPassword({ name, password, onClose }: NewPasswordProps) {
  const { t } = useLingui()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {/* A press beside it would lose what nobody can look up. */}
      <Dialog.Content size="sm" onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Header title={<Trans>New password of {name}</Trans>} closeLabel={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            <CopyField text={password} labels={{ copy: t`Copy`, copied: t`Copied` }} />
            <Callout tone="warn">
              <Trans>Copy it now: it is not shown again, and nobody can look it up.</Trans>
            </Callout>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
