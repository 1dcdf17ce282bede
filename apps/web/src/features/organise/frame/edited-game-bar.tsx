import { NavTab, NavTabs } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { EditGame } from '#features/organise/games/filter.ts'
import { GameMenu } from '#features/organise/games/game-menu.tsx'
import { VisibilitySwitch } from '#features/organise/games/visibility-switch.tsx'
import { useSchedule } from '#features/organise/schedule/use-schedule.ts'
import { PhaseBadge } from '#shared/game/phase/phase-badge.tsx'
import { AdminGameSwitcher } from '#shared/layout/admin-game-switcher.tsx'
import { useGameSections, useGameWays } from '#shared/layout/admin-sections.ts'
import { useGameStart } from '#shared/session/game-start.ts'
import { SectionCount } from '#shared/layout/section-count.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'
import { Link, NavLink } from '#shared/link.tsx'
import { useMayOpen } from '#shared/session/user.ts'
import * as styles from './edited-game-bar.css.ts'

const GameActions = backgroundPart(
  'GameActions',
  () => import('#features/organise/frame/game-actions.tsx'),
)
const ReadinessButton = backgroundPart(
  'ReadinessButton',
  () => import('#features/organise/readiness/readiness-button.tsx'),
)

/** Which game is being edited, whether players see it, and on narrow screens its sections. */
export function EditedGameBar({ game }: { game: EditGame }) {
  const { t } = useLingui()
  const isManager = useMayOpen()('gameInfo', game.id)
  const startOf = useGameStart()
  const schedule = useSchedule(game.id)
  const sections = [...useGameSections(game.id), ...useGameWays(game.id)]
  return (
    <div className={styles.bar}>
      <div className={styles.about}>
        <Link to={startOf(game.id)} dir="auto" className={styles.title}>
          {game.title}
        </Link>
        <span className={styles.switcher}>
          <AdminGameSwitcher game={game} />
        </span>
        <PhaseBadge game={{ ...game, ...(schedule && { schedule }) }} />
        {isManager && <Management game={game} />}
      </div>
      <div className={styles.sections}>
        <NavTabs label={t`Sections of the game`} isBare>
          {sections.map(({ name, to, label, Icon }) => (
            <NavTab key={to} icon={<Icon size={16} aria-hidden />}>
              <NavLink to={to}>
                {label}
                {(name === 'gameReview' || name === 'gameQuestions') && (
                  <SectionCount name={name} gameId={game.id} />
                )}
              </NavLink>
            </NavTab>
          ))}
        </NavTabs>
      </div>
    </div>
  )
}

/** What is done with the game as a whole. */
function Management({ game }: { game: EditGame }) {
  return (
    <>
      <Suspense>
        <GameActions game={game} />
      </Suspense>
      <div className={styles.actions}>
        <Suspense>
          <ReadinessButton game={game} />
        </Suspense>
        <VisibilitySwitch game={game} />
        <GameMenu game={game} />
      </div>
    </>
  )
}
