import type { ChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import { CooldownDialog } from '#features/organise/challenge/rules/cooldown-dialog.tsx'
import { HintsDialog } from '#features/organise/challenge/rules/hints-dialog.tsx'
import { RequirementsDialog } from '#features/organise/challenge/rules/requirements-dialog.tsx'
import {
  useCooldown,
  usePricedHints,
  useRequirements,
} from '#features/organise/challenge/rules/use-rules.ts'
import { ScoringDialog } from '#features/organise/challenge/scoring-dialog.tsx'
import { useScoring } from '#features/organise/challenge/use-scoring.ts'

type ChallengeDialogsProps = {
  /** Which of them is open. */
  name: string
  game: { id: number; start: number }
  challengeId: number
  /** What is typed in the editor beside it. */
  challenge: ChallengeForm
  solves: number
  onClose: () => void
}

/** The dialogs of what a challenge has beside its form; none where the server does not have it. */
export function ChallengeDialogs({
  name,
  game,
  challengeId,
  challenge,
  solves,
  onClose,
}: ChallengeDialogsProps) {
  const scoring = useScoring(game.id, challengeId)
  const requirements = useRequirements(game.id, challengeId)
  const cooldown = useCooldown(game.id, challengeId)
  const hints = usePricedHints(game.id, challengeId)
  const common = { gameId: game.id, challengeId, onClose }
  if (name === 'requirements' && requirements)
    return <RequirementsDialog {...common} stored={requirements} />
  if (name === 'hints' && hints) return <HintsDialog {...common} stored={hints} />
  if (name === 'cooldown' && cooldown) return <CooldownDialog {...common} stored={cooldown} />
  if (name !== 'scoring' || !scoring) return null
  return (
    <ScoringDialog
      game={game}
      challengeId={challengeId}
      stored={scoring}
      challenge={challenge}
      solves={solves}
      onClose={onClose}
    />
  )
}
