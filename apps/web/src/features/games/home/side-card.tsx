import type { Game } from '@halyard/api'
import { Button, Callout, CodeFlags, coversBottom } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Flag, Hourglass } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { backgroundPart } from '#shared/lazy-part.ts'
import { Link } from '#shared/link.tsx'
import { homeCard } from '#features/games/home/home-card.ts'
import type { HomeCard } from '#features/games/home/home-card.ts'
import * as stepStyles from '#features/games/home/steps/steps.css.ts'
import { isOnTheWay } from '#features/games/home/steps/steps-of.ts'
import { JoinButton } from '#features/games/home/join-button.tsx'
import * as styles from '#features/games/home/side-card.css.ts'
import { useLeave } from '#features/games/home/use-leave.tsx'
import { TimeOrDate } from '#shared/format/local-time.tsx'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import type { GamePhase } from '#shared/game/phase/phase.ts'
import { mayPlay } from '#shared/game/standing/standing.ts'
import type { Standing } from '#shared/game/standing/standing.ts'
import { usePhase, useStanding } from '#shared/game/standing/use-standing.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import { returnTo } from '#shared/routing/from.ts'
import { paths } from '#shared/paths.ts'

const DesktopSwitch = backgroundPart(
  'DesktopSwitch',
  () => import('#shared/game/desktop-switch.tsx'),
)

const DeclarationNote = backgroundPart(
  'DeclarationNote',
  () => import('#features/games/home/declaration-note.tsx'),
)

const AnswersNote = backgroundPart(
  'AnswersNote',
  () => import('#features/games/fields/answers-note.tsx'),
)

const Steps = backgroundPart('Steps', () => import('#features/games/home/steps/steps.tsx'))

/** The clock and the one thing to do next. */
export function SideCard({ game }: { game: Game }) {
  const standing = useStanding(game)
  const phase = usePhase(game)
  const card = homeCard(standing, phase)
  const hasTracks = useHasExtension('tracks')
  const hasFields = useHasExtension('profileFields')
  return (
    <div className={styles.now}>
      <div className={styles.clock}>
        {card.flag && <CodeFlags letters={[card.flag]} size={44} />}
        <Clock game={game} phase={phase} />
      </div>
      {card.tone && <Note card={card} />}
      <Actions game={game} phase={phase} card={card} />
      {!card.tone && <Note card={card} />}
      {hasTracks && isAsked(standing) && game.division && (
        <Suspense>
          <DeclarationNote game={game} />
        </Suspense>
      )}
      {hasFields && game.status !== 'Unsubmitted' && (
        <Suspense>
          <AnswersNote gameId={game.id} />
        </Suspense>
      )}
      {isOnTheWay(standing) && (
        <Suspense fallback={<div className={stepStyles.list} />}>
          <Steps standing={standing} />
        </Suspense>
      )}
      {standing === 'pending' && (
        <Suspense>
          <DesktopSwitch />
        </Suspense>
      )}
      {standing === 'rejected' && <LeaveButton game={game} />}
    </div>
  )
}

function Clock({ game, phase }: { game: Game; phase: GamePhase }) {
  if (phase === 'ended') {
    return (
      <div>
        <p className={styles.clockLabel}>
          <Trans>Ended</Trans>
        </p>
        <p className={styles.clockText}>
          <TimeOrDate at={game.end} />
        </p>
      </div>
    )
  }
  return (
    <div>
      <p className={styles.clockLabel}>
        {phase === 'upcoming' ? <Trans>Starts in</Trans> : <Trans>Ends in</Trans>}
      </p>
      <TimeLeft
        until={phase === 'upcoming' ? game.start : game.end}
        size="xl"
        hasUrgency={phase === 'ongoing'}
      />
    </div>
  )
}

/** Whether a player can still be asked for something. */
const isAsked = (standing: Standing) =>
  mayPlay(standing) || standing === 'ready' || standing === 'pending'

type ActionsProps = { game: Game; phase: GamePhase; card: HomeCard }

function Actions({ game, phase, card }: ActionsProps) {
  const hasStarted = phase !== 'upcoming'
  const isSticky = card.action !== 'none' && card.action !== 'withdraw'
  if (card.action === 'none' && !hasStarted) return null
  return (
    <div className={styles.actions}>
      {card.action !== 'none' && (
        <div ref={coversBottom} className={styles.action} data-sticky={isSticky || undefined}>
          <MainAction game={game} card={card} />
        </div>
      )}
      {hasStarted && (
        <Button
          size="lg"
          isFullWidth
          tone={card.action === 'scoreboard' ? 'primary' : 'default'}
          asChild
        >
          <Link to={paths.scoreboard(game.id)}>
            <Trans>Scoreboard</Trans>
          </Link>
        </Button>
      )}
    </div>
  )
}

function MainAction({ game, card }: Omit<ActionsProps, 'phase'>) {
  const { i18n } = useLingui()
  const { pathname, search } = useLocation()
  const label = card.label && i18n._(card.label)
  if (card.action === 'join') return <JoinButton game={game}>{label}</JoinButton>
  if (card.action === 'withdraw') return <LeaveButton game={game} />
  const target = {
    'log-in': paths.login(returnTo(pathname + search)),
    play: paths.challenges(game.id),
  }
  if (card.action !== 'log-in' && card.action !== 'play') return null
  return (
    <Button
      tone="primary"
      size="lg"
      isFullWidth
      icon={card.action === 'play' && <Flag size={16} />}
      asChild
    >
      <Link to={target[card.action]}>{label}</Link>
    </Button>
  )
}

function LeaveButton({ game }: { game: Game }) {
  const leave = useLeave(game)
  return (
    <Button size="lg" isFullWidth onClick={leave}>
      <Trans>Withdraw</Trans>
    </Button>
  )
}

function Note({ card }: { card: HomeCard }) {
  const { i18n } = useLingui()
  if (!card.note) return null
  if (card.tone) {
    return (
      <Callout
        tone={card.tone}
        {...(card.action === 'withdraw' && { icon: <Hourglass size={16} /> })}
      >
        {i18n._(card.note)}
      </Callout>
    )
  }
  return <p className={styles.note}>{i18n._(card.note)}</p>
}
