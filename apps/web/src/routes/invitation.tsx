import { Suspense } from 'react'
import { withTexts } from '#i18n/activate.ts'
import { lazyPart } from '#shared/lazy-part.ts'

const Invitation = lazyPart('Invitation', () =>
  withTexts('staff', () => import('#features/organise/invitation/invitation.tsx')),
)

/** What a link to the staff of a game opens. */
export function Component() {
  return (
    <Suspense>
      <Invitation />
    </Suspense>
  )
}
