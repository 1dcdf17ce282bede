import type { Game } from '@halyard/api'
import { Callout, Container, Stack, VisuallyHidden } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { isProjector } from '#features/scoreboard/projector/view.ts'
import { ScoreboardBody, preloadBoard } from '#features/scoreboard/scoreboard-body.tsx'
import { ScoreboardSkeleton } from '#features/scoreboard/scoreboard-skeleton.tsx'
import { useLiveChoice } from '#features/scoreboard/live/use-live-choice.ts'
import { keptTeams, useBoard } from '#features/scoreboard/use-board.ts'
import { useSeesBoard } from '#shared/board/use-sees-board.ts'
import { tableOf } from '#shared/board/first-board.ts'
import type { FirstBoard } from '#shared/board/first-board.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { ClosedPage } from '#shared/game/closed-page.tsx'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { usePhase } from '#shared/game/standing/use-standing.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { useTitle } from '#shared/title.ts'

const Projector = lazyPart(
  'Projector',
  () => import('#features/scoreboard/projector/projector.tsx'),
)

const LiveChoice = lazyPart('LiveChoice', () => import('#features/scoreboard/live/live-choice.tsx'))

type ScoreboardScreenProps = {
  game: Game
  /** Shown until the whole board is there. */
  first?: FirstBoard | undefined
}

/** Who is where, and who solved what. Open to everybody once the game has started, except for a hidden one. */
export function ScoreboardScreen({ game, first }: ScoreboardScreenProps) {
  const { t } = useLingui()
  useTitle(t`Scoreboard`, game.title)
  const seesBoard = useSeesBoard(game)
  return (
    <>
      <VisuallyHidden>
        <h1 tabIndex={-1}>
          <Trans>Scoreboard</Trans>
        </h1>
      </VisuallyHidden>
      {usePhase(game) === 'upcoming' ? (
        <NotStarted game={game} />
      ) : seesBoard ? (
        <Started game={game} first={first} />
      ) : (
        <ForTeamsOnly game={game} />
      )}
    </>
  )
}

function NotStarted({ game }: { game: Game }) {
  const { t } = useLingui()
  return (
    <ClosedPage game={game} flags={['P']} level={2} title={t`Nobody has a point yet`}>
      <Stack gap={4} align="center">
        <Trans>The scoreboard opens here automatically when the game starts.</Trans>
        <TimeLeft until={game.start} size="xl" hasUrgency={false} />
      </Stack>
    </ClosedPage>
  )
}

function ForTeamsOnly({ game }: { game: Game }) {
  const { t } = useLingui()
  const title = t`Only the teams of this game see its scoreboard`
  return (
    <ClosedPage game={game} flags={['N']} level={2} title={title}>
      <Trans>The game is not listed. Its scoreboard opens once your team has been accepted.</Trans>
    </ClosedPage>
  )
}

function Started({ game, first }: ScoreboardScreenProps) {
  const { t } = useLingui()
  const isOver = usePhase(game) === 'ended'
  useEffect(() => void preloadBoard(), [])
  const isWall = isProjector(useSearchParams()[0].get('view'))
  const { isOffered, isLive: isChosen, choose } = useLiveChoice(game)
  // Whoever looks at the wall is not staff alone.
  const isLive = isChosen && !isWall
  const { table, updatedAt, error, refetch, isCut } = useBoard(game.id, isOver, isLive)
  const start = useMemo(() => first && tableOf(first), [first])
  const shown = table ?? (error || isLive || isWall ? undefined : start)
  if (table && isWall) {
    return (
      <Suspense fallback={<ScoreboardSkeleton />}>
        <Projector game={game} table={table} updatedAt={updatedAt} />
      </Suspense>
    )
  }
  // What is printed or saved from it goes under this name.
  const { title } = game
  const named = isLive ? { ...game, title: t`${title} (not public)` } : game
  return (
    <>
      {isOffered && (
        <Suspense>
          <LiveChoice isLive={isLive} onChange={choose} />
        </Suspense>
      )}
      {isCut && <OnlyTheFirst />}
      {shown ? (
        <ScoreboardBody game={named} table={shown} start={start} updatedAt={updatedAt} />
      ) : error ? (
        <LoadFailed
          size="page"
          level={2}
          title={t`The scoreboard did not load`}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <ScoreboardSkeleton />
      )}
    </>
  )
}

/** What this browser kept ends there; neither the search nor a file may seem to know them all. */
function OnlyTheFirst() {
  return (
    <Container width="page">
      <Callout tone="warn">
        <Trans>
          This is what your browser kept from your last visit: only the first {keptTeams} teams.
          Search and downloads cover no others until the server answers again.
        </Trans>
      </Callout>
    </Container>
  )
}
