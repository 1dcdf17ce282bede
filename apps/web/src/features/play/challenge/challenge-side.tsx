import type { Challenge, ChallengeInfo, Game } from '@halyard/api'
import { Skeleton } from '@halyard/ui'
import { useHydrated } from '@halyard/ui/use-hydrated'
import { Suspense } from 'react'
import type { ComponentProps } from 'react'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { Attachment, Deadline, SolvedBy } from '#features/play/challenge/challenge-facts.tsx'
import { isContainer } from '#features/play/challenge/challenge-labels.ts'
import { OwnNote } from '#features/play/challenge/own-note.tsx'
import { WorkingSwitch } from '#features/play/challenge/working-switch.tsx'
import { Attempts } from '#features/play/flag/attempts.tsx'
import { InstanceBox } from '#features/play/instance/instance-box.tsx'
import { useShared } from '#features/play/presence/use-shared.ts'
import { AllSolves } from '#features/play/solvers/all-solves.tsx'
import { useBloodBonus } from '#shared/board/use-blood-bonus.ts'
import { backgroundPart, lazyPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'

const ChallengeQuestions = backgroundPart(
  'ChallengeQuestions',
  () => import('#features/play/questions/challenge-questions.tsx'),
)
const TeamPart = lazyPart('TeamPart', () => import('#features/play/presence/team-part.tsx'))

type ChallengeSideProps = {
  game: Game
  challenge: Challenge
  info: ChallengeInfo | undefined
}

/** Beside the text: what belongs to the challenge, and who solved it first. Last is what has to be read from the server first. */
export function ChallengeSide({ game, challenge, info }: ChallengeSideProps) {
  const hasQuestions = useHasExtension('questions')
  return (
    <div className={styles.side}>
      {isContainer(challenge.type) && <Instance gameId={game.id} challenge={challenge} />}
      <Deadline deadline={challenge.deadline} />
      <Attachment challenge={challenge} />
      {info && <Bloods game={game} info={info} />}
      <Attempts challenge={challenge} />
      <OwnNote gameId={game.id} challengeId={challenge.id} />
      <Suspense>
        {hasQuestions && <ChallengeQuestions game={game} challengeId={challenge.id} />}
      </Suspense>
      <OfTeam game={game} challenge={challenge} />
    </div>
  )
}

/** The team's instance. How a running one is reached only the browser knows: in a document there is room for it. */
function Instance({ gameId, challenge }: ComponentProps<typeof InstanceBox>) {
  const isHydrated = useHydrated()
  const isRoom = !isHydrated && Boolean(challenge.context.instanceEntry)
  return (
    <section className={styles.section}>
      {isRoom ? (
        <Skeleton height="14rem" shape="box" />
      ) : (
        <InstanceBox gameId={gameId} challenge={challenge} />
      )}
    </section>
  )
}

/** Who works on it, and the note of the team; where teams share nothing, the reader's own mark in this browser. */
function OfTeam({ game, challenge }: Pick<ChallengeSideProps, 'game' | 'challenge'>) {
  const shared = useShared(game.id)
  if (shared === 'waiting') return null
  if (!shared) return <WorkingSwitch gameId={game.id} challengeId={challenge.id} />
  return (
    <Suspense>
      <TeamPart gameId={game.id} challenge={challenge} shared={shared} />
    </Suspense>
  )
}

function Bloods({ game, info }: { game: Game; info: ChallengeInfo }) {
  return (
    <SolvedBy info={info} gameStart={game.start} bonus={useBloodBonus(game)}>
      {info.solved > 0 && <AllSolves key={info.id} game={game} challengeId={info.id} />}
    </SolvedBy>
  )
}
