import { Button, ErrorState } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { ErrorWords } from '#shared/errors/error-words.tsx'

type LoadFailedProps = Pick<ComponentProps<typeof ErrorState>, 'title' | 'size' | 'level'> & {
  error: unknown
  onRetry: () => void
}

/** Stands in the place of what did not load: why, and a way to try again. */
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
      <ErrorWords error={error} />
    </ErrorState>
  )
}
