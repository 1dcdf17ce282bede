import type { Game } from '@halyard/api'
import { Suspense } from 'react'
import type { Board } from '#features/play/board/use-board.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { backgroundPart } from '#shared/lazy-part.ts'
import { loadWhenOnline } from '#shared/load-when-online.ts'

const load = () => loadWhenOnline(() => import('#features/play/board/board-callouts.tsx'))
const AllSolved = backgroundPart('AllSolved', load)
const WriteupDue = backgroundPart('WriteupDue', load)
const Corrections = backgroundPart('Corrections', load)

/** Milliseconds before its deadline from which the board mentions a write-up. */
const worthSaying = 24 * 3_600_000

/** Above the tiles: what concerns the whole board. There is seldom anything, so it loads when there is. */
export function Callouts({ game, board }: { game: Game; board: Board }) {
  const { writeupRequired, writeupDeadline } = board.details
  const isDue = useFromNow(
    (nowMs) => writeupRequired && nowMs < writeupDeadline && writeupDeadline - nowMs < worthSaying,
  )
  const total = board.all.length
  return (
    <Suspense>
      {total > 0 && board.all.every(({ solve }) => solve) && <AllSolved total={total} />}
      {game.corrections && (
        <Corrections
          corrections={game.corrections}
          challenges={board.all.map(({ info }) => info)}
        />
      )}
      {isDue && <WriteupDue game={game} deadline={writeupDeadline} />}
    </Suspense>
  )
}
