import type { Game } from '@halyard/api'
import { NavTab, NavTabs } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Activity, Flag, MessageCircleQuestion, Sailboat, Settings2, Trophy } from 'lucide-react'
import { Link, NavLink, PartLink } from '#shared/link.tsx'
import type { GameParts } from '#features/games/bar/parts.ts'
import * as styles from '#features/games/bar/game-tabs.css.ts'
import { useQuestions } from '#shared/game/questions/use-questions.ts'
import { paths } from '#shared/paths.ts'
import { useGameStart } from '#shared/session/game-start.ts'

type GameTabsProps = {
  game: Game
  parts: GameParts
  /** Such as 3/20; empty while it is on its way, false where there is none. */
  progress: string | false
}

/** The parts of a game as tabs. */
export function GameTabs({ game, parts, progress }: GameTabsProps) {
  const { t } = useLingui()
  const startOf = useGameStart()
  return (
    <NavTabs label={t`Game`} isBare>
      <NavTab icon={<Sailboat size={16} />}>
        <NavLink to={paths.game(game.id)} end>
          <Trans>Overview</Trans>
        </NavLink>
      </NavTab>
      {parts.hasChallenges && (
        <NavTab
          icon={<Flag size={16} />}
          {...(progress !== false && {
            count: <span className={styles.progress}>{progress}</span>,
          })}
        >
          <NavLink to={paths.challenges(game.id)}>
            <Trans>Challenges</Trans>
          </NavLink>
        </NavTab>
      )}
      {parts.hasScoreboard && (
        <NavTab icon={<Trophy size={16} />}>
          <NavLink to={paths.scoreboard(game.id)}>
            <Trans>Scoreboard</Trans>
          </NavLink>
        </NavTab>
      )}
      <QuestionsTab game={game} />
      {parts.hasMonitor && (
        <NavTab icon={<Activity size={16} />}>
          <PartLink to={paths.monitorOverview(game.id)} part="/games/:gameId/monitor/*">
            <Trans context="page where staff watch a game">Monitor</Trans>
          </PartLink>
        </NavTab>
      )}
      {parts.hasAdmin && (
        <NavTab icon={<Settings2 size={16} />}>
          <Link to={startOf(game.id)}>
            <Trans comment="Link from a game to the pages where it is prepared.">Organize</Trans>
          </Link>
        </NavTab>
      )}
    </NavTabs>
  )
}

/** With the number of answers that the reader has not seen. */
function QuestionsTab({ game }: { game: Game }) {
  const { t } = useLingui()
  const { isOffered, unread } = useQuestions(game)
  if (!isOffered) return null
  const count = unread.length
  return (
    <NavTab icon={<MessageCircleQuestion size={16} />} {...(count > 0 && { count })}>
      <NavLink
        to={paths.questions(game.id)}
        {...(count > 0 && { 'aria-label': t`Questions (${count})` })}
      >
        <Trans comment="Page where a team asks the organizers.">Questions</Trans>
      </NavLink>
    </NavTab>
  )
}
