import { Suspense, useState } from 'react'
import type { ChallengeDialogProps } from '#features/play/challenge/challenge-dialog.tsx'
import { challengeDialog, loadChallengeDialog } from '#features/play/challenge/load.ts'
import { lazyPart } from '#shared/lazy-part.ts'

const Late = lazyPart('ChallengeDialog', loadChallengeDialog)

/** An open challenge. Its code is usually there before the first is opened: then nothing is waited for. */
export function OpenChallenge(props: ChallengeDialogProps) {
  const [Shown] = useState(() => challengeDialog() ?? Late)
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
}
