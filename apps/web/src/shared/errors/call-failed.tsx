import { askedPauseMs } from '@halyard/api'
import type { ApiError } from '@halyard/api'
import { Button } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useReach } from '#shared/session/connection.ts'
import { useErrorText } from '#shared/errors/error-text.ts'
import { MessageScreen } from '#shared/errors/message-screen.tsx'
import { TryAgainIn, useSecondsLeft } from '#shared/feedback/seconds-left.tsx'

type CallFailedProps = { error: ApiError; onRetry: () => void }

/** A screen whose data did not come: what kind of failure it was, and when trying again makes sense. */
export function CallFailed({ error, onRetry }: CallFailedProps) {
  const errorText = useErrorText()
  const title = useTitleOf(error.status)
  const seconds = useSecondsLeft(askedPauseMs(error) / 1000)
  useRetryWhenBack(error.status === 0, onRetry)
  return (
    <MessageScreen
      flags={['F']}
      title={title}
      actions={
        <Button
          tone="primary"
          icon={<RotateCcw size={16} />}
          onClick={onRetry}
          disabledReason={
            seconds > 0 ? (
              <Plural
                value={seconds}
                one="The server asks to wait # more second."
                other="The server asks to wait # more seconds."
              />
            ) : undefined
          }
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {errorText(error)} <TryAgainIn seconds={seconds} />
      {error.status === 0 && (
        <Trans>This page continues automatically when the server answers.</Trans>
      )}
    </MessageScreen>
  )
}

function useTitleOf(status: number): string {
  const { t } = useLingui()
  if (status === 0) return t`No connection to the server`
  if (status === 413) return t`This was too large for the server`
  if (status === 429) return t`Too many requests`
  if (status === 503) return t`The platform is under maintenance`
  if (status >= 500) return t`The server failed`
  return t`This page could not load`
}

/** Tries once more by itself when the server can be reached again. */
function useRetryWhenBack(isWaiting: boolean, onRetry: () => void) {
  const state = useReach()
  const wasGone = useRef(false)
  useEffect(() => {
    if (!isWaiting) return
    if (state === 'offline') wasGone.current = true
    else if (wasGone.current) {
      wasGone.current = false
      onRetry()
    }
  }, [isWaiting, state, onRetry])
}
