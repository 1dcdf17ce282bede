import { useSendTestMail } from '@halyard/query'
import { Button, Callout } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { usePlatform } from '#shared/platform/platform.ts'

/** Sends a message to the reader's own address and says what became of it. */
export function TestMail() {
  const { t } = useLingui()
  const { extensions } = usePlatform()
  const { mutate, data, error, isPending } = useSendTestMail()
  if (!extensions?.includes('checks')) return null
  const to = data?.to
  const look = error ? 'bad' : data ? (data.isSent ? 'ok' : 'warn') : 'info'
  return (
    <Callout
      tone={look}
      role="status"
      title={error ? t`The test message was not sent` : t`Try the mail server`}
      action={
        <Button size="sm" icon={<Send size={14} />} loading={isPending} onClick={() => mutate()}>
          <Trans>Send a test message</Trans>
        </Button>
      }
    >
      {error ? (
        <ErrorMessage error={error} />
      ) : data?.isSent ? (
        <Trans>The mail server accepted a message to {to}. Check whether it arrives.</Trans>
      ) : data ? (
        <Trans>
          This server has no mail server: the message to {to} is a file in its data folder.
        </Trans>
      ) : (
        <Trans>Sends a message to your own address.</Trans>
      )}
    </Callout>
  )
}
