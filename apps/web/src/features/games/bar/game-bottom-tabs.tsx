import { useGetGame } from '@halyard/query'
import type { Game } from '@halyard/api'
import { BottomTab, BottomTabs, Menu } from '@halyard/ui'
import type { MenuItem } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import {
  Activity,
  Ellipsis,
  Flag,
  LayoutGrid,
  Megaphone,
  MessageCircleQuestion,
  Sailboat,
  Settings,
  Trophy,
  Users,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useParams } from 'react-router'
import { Link, NavLink } from '#shared/link.tsx'
import * as styles from '#features/games/bar/game-bottom-tabs.css.ts'
import { gameParts, hasBar } from '#features/games/bar/parts.ts'
import { mayPlay } from '#shared/game/standing/standing.ts'
import { usePhase, useStanding } from '#shared/game/standing/use-standing.ts'
import { useQuestions } from '#shared/game/questions/use-questions.ts'
import { useUnread } from '#shared/game/notices/use-unread.ts'
import { parseId } from '#shared/params.ts'
import { paths } from '#shared/paths.ts'
import { useGameStart } from '#shared/session/game-start.ts'
import { useMayOpen } from '#shared/session/user.ts'
import { SiteTabs } from '#shared/layout/site-tabs.tsx'

/** On phones: the parts of the open game at the thumb. */
export function GameBottomTabs() {
  const gameId = parseId(useParams().gameId) ?? 0
  const { data: game } = useGetGame(gameId, { enabled: gameId > 0 })
  return game ? <Parts game={game} /> : null
}

function Parts({ game }: { game: Game }) {
  const { t } = useLingui()
  const standing = useStanding(game)
  const parts = gameParts(usePhase(game), standing, useMayOpen()('monitorOverview', game.id))
  if (!hasBar(parts)) return <SiteTabs />
  return (
    <BottomTabs label={t`Game`}>
      <BottomTab
        icon={<Sailboat size={20} />}
        label={t({ message: 'Overview', comment: 'First page of a game.' })}
      >
        <NavLink to={paths.game(game.id)} end />
      </BottomTab>
      {parts.hasChallenges && (
        <BottomTab icon={<Flag size={20} />} label={t`Challenges`}>
          <NavLink to={paths.challenges(game.id)} />
        </BottomTab>
      )}
      {parts.hasScoreboard && (
        <BottomTab
          icon={<Trophy size={20} />}
          label={t({ message: 'Scoreboard', context: 'on a phone, where one short word has room' })}
        >
          <NavLink to={paths.scoreboard(game.id)} />
        </BottomTab>
      )}
      {mayPlay(standing) && <NoticesTab game={game} />}
      <span className={styles.more}>
        <More game={game} hasMonitor={parts.hasMonitor} />
      </span>
    </BottomTabs>
  )
}

function NoticesTab({ game }: { game: Game }) {
  const { t } = useLingui()
  const { count } = useUnread(game)
  return (
    <BottomTab
      icon={<Megaphone size={20} />}
      label={
        count > 0
          ? t`Notices (${count})`
          : t({ message: 'Notices', comment: 'Short news from the organisers during a game.' })
      }
    >
      <Link to={paths.challenges(game.id, { dlg: 'notices' })} />
    </BottomTab>
  )
}

type MoreProps = { game: Game; hasMonitor: boolean }

const link = (label: string, Icon: LucideIcon, to: string): MenuItem => ({
  kind: 'link',
  icon: <Icon size={16} />,
  label,
  link: <Link to={to} />,
})

/** What does not fit: other places of the site, and those of staff. */
function More({ game, hasMonitor }: MoreProps) {
  const { t } = useLingui()
  const isAdmin = useMayOpen()('adminGames', game.id)
  const startOf = useGameStart()
  const { isOffered, unread } = useQuestions(game)
  const count = unread.length
  const questions =
    count > 0
      ? t`Questions (${count})`
      : t({ message: 'Questions', comment: 'Page where a team asks the organizers.' })
  const more = t({
    message: 'More',
    comment: 'Opens what does not fit: further buttons, or a folded part of a text.',
  })
  const monitor = t({ message: 'Monitor', context: 'page where staff watch a game' })
  return (
    <Menu
      label={more}
      align="end"
      trigger={
        <BottomTab icon={<Ellipsis size={20} />} label={more}>
          <button type="button" aria-label={more} />
        </BottomTab>
      }
      items={[
        link(t`All games`, LayoutGrid, paths.games()),
        link(t`Teams`, Users, paths.teams()),
        ...(isOffered ? [link(questions, MessageCircleQuestion, paths.questions(game.id))] : []),
        ...(hasMonitor || isAdmin ? [{ kind: 'separator' } as const] : []),
        ...(hasMonitor ? [link(monitor, Activity, paths.monitorOverview(game.id))] : []),
        ...(isAdmin
          ? [
              link(
                t({ message: 'Admin', comment: 'Link to the pages for administrators.' }),
                Settings,
                startOf(game.id),
              ),
            ]
          : []),
      ]}
    />
  )
}
