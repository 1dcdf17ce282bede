import type { Game } from '@halyard/api'
import { Button } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { SolversWaiting } from '#features/play/solvers/solvers-waiting.tsx'
import { lazyPart } from '#shared/lazy-part.ts'

const SolverList = lazyPart('SolverList', () => import('#features/play/solvers/solver-list.tsx'))

type AllSolvesProps = { game: Game; challengeId: number }

/** Opens the list of all teams that solved a challenge; nothing of it is loaded before. */
export function AllSolves({ game, challengeId }: AllSolvesProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div>
        <Button
          tone="ghost"
          size="sm"
          aria-expanded={isOpen}
          trailing={isOpen ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        >
          <Trans>All solves</Trans>
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<SolversWaiting />}>
          <SolverList game={game} challengeId={challengeId} />
        </Suspense>
      )}
    </>
  )
}
