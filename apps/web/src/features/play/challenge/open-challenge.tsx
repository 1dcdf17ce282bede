import { Suspense, useState } from 'react'
import type { ChallengeDialogProps } from '#features/play/challenge/challenge-dialog.tsx'
import { challengeDialog, loadChallengeDialog, loadDialog } from '#features/play/challenge/load.ts'
import { useHydrated } from '@halyard/ui/use-hydrated'
import { lazyPart } from '#shared/lazy-part.ts'

const Late = lazyPart('ChallengeDialog', loadChallengeDialog)
/** Where the text came with the document, its renderer can wait. */
const Rendered = lazyPart('ChallengeDialog', loadDialog)

/** An open challenge. Its code is usually there before the first is opened: then nothing is waited for. */
export function OpenChallenge(props: ChallengeDialogProps) {
  const isHydrated = useHydrated()
  const [Shown] = useState(() => challengeDialog() ?? (isHydrated ? Late : Rendered))
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
}
