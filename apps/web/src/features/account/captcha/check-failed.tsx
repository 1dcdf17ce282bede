import { Button, Callout } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** A check of the browser that did not come about: why, and another try. */
export function CheckFailed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const again = (
    <Button size="sm" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
  return (
    <Callout tone="bad" action={again}>
      {children}
    </Callout>
  )
}
