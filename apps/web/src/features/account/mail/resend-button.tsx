import { Button } from '@halyard/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { now, useNow } from '#shared/clock/clock.ts'

const waitMs = 60_000

type ResendButtonProps = { pending: boolean; onResend: () => void }

/** Sends the mail again, at most once a minute: mails take a while, and repeated presses must not fill an inbox. */
export function ResendButton({ pending, onResend }: ResendButtonProps) {
  const [sentAtMs, setSentAtMs] = useState(now)
  const secondsLeft = Math.ceil((sentAtMs + waitMs - useNow()) / 1000)
  const handleClick = () => {
    setSentAtMs(now())
    onResend()
  }
  const hasToWait = secondsLeft > 0 && !pending
  return (
    <Button
      size="lg"
      isFullWidth
      loading={pending}
      onClick={handleClick}
      disabledReason={hasToWait ? <Trans>Emails can take a minute to arrive.</Trans> : undefined}
    >
      {hasToWait ? (
        <Plural
          value={secondsLeft}
          one="Send it again in # second"
          other="Send it again in # seconds"
        />
      ) : (
        <Trans>Send it again</Trans>
      )}
    </Button>
  )
}
