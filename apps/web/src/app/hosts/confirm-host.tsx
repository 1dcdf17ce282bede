import { Suspense } from 'react'
import { withTexts } from '#i18n/activate.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { settleConfirmation, useIsConfirmationAsked } from '#shared/session/confirmation.ts'

const ConfirmDialog = lazyPart('ConfirmDialog', () =>
  withTexts('account', () => import('#features/account/second-factor/confirm-dialog.tsx')),
)

/** Where the reader confirms who they are, once, at the root. Its code loads when a call asks for it. */
export function ConfirmHost() {
  if (!useIsConfirmationAsked()) return null
  return (
    <Suspense>
      <ConfirmDialog onDone={settleConfirmation} />
    </Suspense>
  )
}
