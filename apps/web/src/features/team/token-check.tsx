import { TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Suspense, lazy, useState } from 'react'

const VerifyToken = lazy(() =>
  import('#features/team/verify-token.tsx').then((module) => ({ default: module.VerifyToken })),
)

/** The way to check a team token, for anybody: who is shown one need not play. */
export function TokenCheck({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p className={className}>
        <Trans>
          Somebody showed you a team token?{' '}
          <TextLink asChild>
            <button type="button" onClick={() => setIsOpen(true)}>
              Check it
            </button>
          </TextLink>
        </Trans>
      </p>
      <Suspense>{isOpen && <VerifyToken onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
