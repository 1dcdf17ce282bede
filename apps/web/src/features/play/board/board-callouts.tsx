import type { Game } from '@halyard/api'
import { Button, Callout } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Board } from '#features/play/board/use-board.ts'
import { useFromNow } from '#shared/clock.ts'
import { TimeLeft } from '#shared/game/game-clock.tsx'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/router.ts'

type BoardCalloutsProps = { game: Game; board: Board }

/** Above the tiles: what concerns the whole board. */
export function BoardCallouts({ game, board }: BoardCalloutsProps) {
  return (
    <>
      <AllSolved board={board} />
      <WriteupDue game={game} board={board} />
    </>
  )
}

function AllSolved({ board }: { board: Board }) {
  const { t } = useLingui()
  const total = board.all.length
  if (total === 0 || board.all.some(({ solve }) => !solve)) return null
  return (
    <Callout tone="ok" title={t`All ${total} solved`}>
      <Trans>You can go to sleep now. A notice tells when something opens.</Trans>
    </Callout>
  )
}

/** So long before its deadline a write-up is spoken of on the board, in milliseconds. */
const worthSaying = 24 * 3_600_000

function WriteupDue({ game, board }: BoardCalloutsProps) {
  const { t } = useLingui()
  const { writeupRequired, writeupDeadline } = board.details
  const isDue = useFromNow(
    (nowMs) => writeupRequired && nowMs < writeupDeadline && writeupDeadline - nowMs < worthSaying,
  )
  if (!isDue) return null
  return (
    <Callout
      tone="warn"
      title={t`Your write-up is due`}
      action={
        <Button size="sm" asChild>
          <Link to={paths.game(game.id, { dlg: 'writeup' })}>
            <Trans>Hand in</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>
        Files are taken for <TimeLeft until={writeupDeadline} />
      </Trans>
    </Callout>
  )
}
