import { Button, ErrorState } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { ErrorMessage } from '#shared/errors/error-message.tsx'

type LoadFailedProps = Pick<ComponentProps<typeof ErrorState>, 'title' | 'size' | 'level'> & {
  error: unknown
  onRetry: () => void
}

/** Takes the place of what did not load: why, and a way to try again. */
export function LoadFailed({ error, onRetry, ...state }: LoadFailedProps) {
  return (
    <ErrorState
      {...state}
      actions={
        <Button onClick={onRetry}>
          <Trans>Try now</Trans>
        </Button>
      }
    >
      <ErrorMessage error={error} />
    </ErrorState>
  )
}
