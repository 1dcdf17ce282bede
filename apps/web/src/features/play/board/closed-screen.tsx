import type { Game } from '@halyard/api'
import { Button, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '#shared/link.tsx'
import { closedBoard } from '#features/play/board/data/board-state.ts'
import type { ClosedBoard } from '#features/play/board/data/board-state.ts'
import { ClosedPage } from '#shared/game/closed-page.tsx'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { useStanding } from '#shared/game/standing/use-standing.ts'
import { returnTo } from '#shared/routing/from.ts'
import { paths } from '#shared/paths.ts'

/** In the board's place: why it is closed, and what to do. Before the start, with the clock. */
export function ClosedScreen({ game }: { game: Game }) {
  const { i18n } = useLingui()
  const board = closedBoard(useStanding(game))
  if (!board) return null
  return (
    <ClosedPage
      game={game}
      flags={[board.flag]}
      title={i18n._(board.title)}
      actions={<Offer game={game} offer={board.offer} />}
    >
      <Stack gap={4} align="center">
        {i18n._(board.text)}
        {board.flag === 'P' && <TimeLeft until={game.start} size="xl" hasUrgency={false} />}
      </Stack>
    </ClosedPage>
  )
}

function Offer({ game, offer }: { game: Game; offer: ClosedBoard['offer'] }) {
  const { t } = useLingui()
  if (offer === 'none') return null
  const { to, label } = {
    'log-in': { to: paths.login(returnTo(paths.challenges(game.id))), label: t`Log in` },
    join: { to: paths.game(game.id, { dlg: 'join' }), label: t`Join this game` },
    scoreboard: { to: paths.scoreboard(game.id), label: t`Scoreboard` },
  }[offer]
  return (
    <Button tone="primary" asChild>
      <Link to={to}>{label}</Link>
    </Button>
  )
}
