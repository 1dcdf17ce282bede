import { Button } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { withTexts } from '#i18n/activate.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import * as styles from './profile.css.ts'

const OwnTokens = lazyPart('OwnTokens', () =>
  withTexts('staff', () => import('#features/tokens/own-tokens.tsx')),
)

/** Few people have any, so what shows them is loaded when it is asked for. */
export function ProfileTokens() {
  const [isOpen, setIsOpen] = useState(false)
  const show = (
    <Button loading={isOpen} onClick={() => setIsOpen(true)} className={styles.show}>
      <Trans>Show tokens</Trans>
    </Button>
  )
  return isOpen ? (
    <Suspense fallback={show}>
      <OwnTokens />
    </Suspense>
  ) : (
    show
  )
}
