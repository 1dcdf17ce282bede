import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Scale } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Part } from '#features/organise/flags/part.tsx'
import { lazyPart } from '#shared/lazy-part.ts'

const JudgingDialog = lazyPart(
  'JudgingDialog',
  () => import('#features/organise/flags/judging/judging-dialog.tsx'),
)

type JudgeAgainProps = { gameId: number; challengeId: number }

/** For answers that were sent before a flag was added, changed or deleted. */
export function JudgeAgain(props: JudgeAgainProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Part title={t`Earlier answers`}>
      <p>
        <Trans>
          Answers keep the verdict they got. After the flags were changed, compare all of them
          again.
        </Trans>
      </p>
      <div>
        <Button icon={<Scale size={16} />} onClick={() => setIsOpen(true)}>
          <Trans>Judge earlier answers again</Trans>
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <JudgingDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Part>
  )
}
