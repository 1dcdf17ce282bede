import type { Game } from '@halyard/api'
import { useGetGame } from '@halyard/query'
import { NotificationBell } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from 'react-router'
import { useStanding } from '#shared/game/use-standing.ts'
import { useUnread } from '#shared/game/use-unread.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { paths } from '#shared/paths.ts'

/** How many notices of a game are unread, and the way to them; only while the reader plays it. */
export function NoticesBell({ gameId }: { gameId: number }) {
  const { data: game } = useGetGame(gameId)
  return game ? <Bell game={game} /> : null
}

function Bell({ game }: { game: Game }) {
  const { t } = useLingui()
  const isPlaying = useStanding(game) === 'playing'
  const { count } = useUnread(game)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const dialog = useOpenParam('dlg')
  if (!isPlaying) return null
  const board = paths.challenges(game.id)
  // On the board the list opens where one is: filters and the open challenge stay.
  const open = () =>
    pathname.toLowerCase() === board
      ? dialog.open('notices')
      : void navigate(paths.challenges(game.id, { dlg: 'notices' }))
  return (
    <NotificationBell
      label={count > 0 ? t`Notices (${count})` : t`Notices`}
      unread={count}
      onClick={open}
    />
  )
}
