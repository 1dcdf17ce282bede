import type { Game } from '@halyard/api'
import { Container } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { BoardBody } from '#features/play/board/board-body.tsx'
import { BoardSkeleton } from '#features/play/board/board-skeleton.tsx'
import { useBoard } from '#features/play/board/use-board.ts'
import { useLegacyHash } from '#features/play/board/data/use-legacy-hash.ts'
import { useNotices } from '#shared/game/notices/use-notices.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { mayPlay } from '#shared/game/standing/standing.ts'
import { useStanding } from '#shared/game/standing/use-standing.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { useTitle } from '#shared/title.ts'

const ClosedScreen = lazyPart(
  'ClosedScreen',
  () => import('#features/play/board/closed-screen.tsx'),
)

/** The challenges of a game, or why they are closed to the reader. */
export function BoardScreen({ game }: { game: Game }) {
  const { t } = useLingui()
  useTitle(t`Challenges`, game.title)
  useLegacyHash()
  if (mayPlay(useStanding(game))) return <OpenBoard game={game} />
  return (
    <Suspense>
      <ClosedScreen game={game} />
    </Suspense>
  )
}

function OpenBoard({ game }: { game: Game }) {
  'use memo'
  const { t } = useLingui()
  const notices = useNotices(game.id, useStanding(game))
  const board = useBoard(game, notices.data)
  if (board.isReady) return <BoardBody game={game} board={board} notices={notices} />
  if (!board.error) return <BoardSkeleton />
  return (
    <Container width="reading">
      <LoadFailed
        size="page"
        title={t`The challenges did not load`}
        error={board.error}
        onRetry={board.retry}
      />
    </Container>
  )
}
