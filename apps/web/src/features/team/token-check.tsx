import { TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { backgroundPart } from '#shared/lazy-part.ts'

const VerifyToken = backgroundPart('VerifyToken', () => import('#features/team/verify-token.tsx'))

/** The way to check a team token, for anybody: who is shown one need not play. */
export function TokenCheck({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p className={className}>
        <Trans>
          Need to verify a team's token?{' '}
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
