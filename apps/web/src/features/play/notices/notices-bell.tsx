import type { Game } from '@halyard/api'
import { useGetGame } from '@halyard/query'
import { NotificationBell, Popover } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import * as styles from '#features/play/notices/notices-popover.css.ts'
import { useMedia } from '#shared/hooks/use-media.ts'
import { useStanding } from '#shared/game/standing/use-standing.ts'
import { useUnread } from '#shared/game/notices/use-unread.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { paths } from '#shared/paths.ts'

const NoticesPopover = lazyPart(
  'NoticesPopover',
  () => import('#features/play/notices/notices-popover.tsx'),
)

/** How many notices of a game are unread, and behind it the newest; only while the reader plays it. */
export function NoticesBell({ gameId }: { gameId: number }) {
  const { data: game } = useGetGame(gameId)
  return game ? <Bell game={game} /> : null
}

function Bell({ game }: { game: Game }) {
  const { t } = useLingui()
  const isPlaying = useStanding(game) === 'playing'
  const { count } = useUnread(game)
  const navigate = useNavigate()
  const isWide = useMedia(from('md'))
  const [isOpen, setIsOpen] = useState(false)
  if (!isPlaying) return null
  const label = count > 0 ? t`Notices (${count})` : t`Notices`
  if (!isWide) {
    // A small screen shows them on a page of their own.
    const open = () => void navigate(paths.challenges(game.id, { dlg: 'notices' }))
    return <NotificationBell label={label} unread={count} onClick={open} />
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <NotificationBell label={label} unread={count} hasTooltip={!isOpen} />
      </Popover.Trigger>
      <Popover.Content label={t`Notices`} align="end" className={styles.content}>
        <Suspense>
          <NoticesPopover game={game} onLeave={() => setIsOpen(false)} />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  )
}
