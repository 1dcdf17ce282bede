import type { Game, GameDetails, GameSummary } from '@halyard/api'
import { useGetGameDetails } from '@halyard/query'
import { Badge, Button, Card, Inline, Poster, Stat, WatchLine } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Trophy } from 'lucide-react'
import { Link } from '#shared/link.tsx'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { Ordinal } from '#shared/game/standing/ordinal.tsx'
import { pennantOf } from '#shared/game/pennant.ts'
import { elapsedShare } from '#shared/game/phase/phase.ts'
import { usePhase } from '#shared/game/standing/use-standing.ts'
import { EnterGame } from '#shared/game/enter-game.tsx'
import { OpenChallenges } from '#shared/game/open-challenges.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './hero-card.css.ts'

/** The one game that matters, large: what it is, how long it lasts, rank and score, what to do next. */
export function HeroCard({ game, detail }: { game: GameSummary; detail: Game | undefined }) {
  const phase = usePhase(game)
  const isIn = detail?.status === 'Accepted'
  const isLive = phase === 'ongoing'
  const { data: play } = useGetGameDetails(game.id, { enabled: isIn && isLive })
  return (
    <Card padding="none" className={styles.card}>
      <Poster name={game.title} src={game.poster} columns={10} rows={6} className={styles.poster} />
      <div className={styles.text}>
        <div className={styles.state}>
          <PhaseBadge isLive={isLive} />
          {isIn && detail.teamName && <OwnTeam name={detail.teamName} />}
        </div>
        <h2 dir="auto" className={styles.title}>
          {game.title}
        </h2>
        {game.summary && (
          <p dir="auto" className={styles.summary}>
            {game.summary}
          </p>
        )}
        <dl className={styles.stats}>
          <Stat label={isLive ? <Trans>Ends in</Trans> : <Trans>Starts in</Trans>}>
            <TimeLeft until={isLive ? game.end : game.start} />
          </Stat>
          {play && <OwnStats play={play} />}
        </dl>
        <Actions game={game} detail={detail} isLive={isLive} />
      </div>
      {isLive && <ProgressLine game={game} play={play} />}
    </Card>
  )
}

function PhaseBadge({ isLive }: { isLive: boolean }) {
  if (!isLive) {
    return (
      <Badge tone="accent">
        <Trans>Upcoming</Trans>
      </Badge>
    )
  }
  return (
    <Badge tone="ok" icon={<Radio size={12} />}>
      <Trans context="a game that runs now">Live</Trans>
    </Badge>
  )
}

function OwnTeam({ name }: { name: string }) {
  return (
    <span>
      <Trans>
        You play as{' '}
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </Trans>
    </span>
  )
}

function OwnStats({ play }: { play: GameDetails }) {
  const { number } = useFormat()
  const { rank } = play
  if (!rank) return null
  const total = Object.values(play.challenges).flat().length
  return (
    <>
      {rank.rank > 0 && (
        <Stat label={<Trans>Rank</Trans>}>
          <Ordinal value={rank.rank} />
        </Stat>
      )}
      <Stat label={<Trans>Score</Trans>}>{number(rank.score)}</Stat>
      <Stat label={<Trans>Solved</Trans>}>
        {number(rank.solvedCount)}
        <span className={styles.muted}>/{number(total)}</span>
      </Stat>
    </>
  )
}

type ActionsProps = { game: GameSummary; detail: Game | undefined; isLive: boolean }

function Actions({ game, detail, isLive }: ActionsProps) {
  const isIn = detail?.status === 'Accepted'
  return (
    <Inline isFullOnPhones className={styles.actions}>
      {isIn && isLive ? (
        <OpenChallenges gameId={game.id} />
      ) : (
        <EnterGame gameId={game.id} detail={detail} />
      )}
      {isLive && (
        <Button icon={<Trophy size={16} />} asChild>
          <Link to={paths.scoreboard(game.id)}>
            <Trans>Scoreboard</Trans>
          </Link>
        </Button>
      )}
    </Inline>
  )
}

/** How far the game is, with a pennant for each own solve. */
function ProgressLine({ game, play }: { game: GameSummary; play: GameDetails | undefined }) {
  const { t } = useLingui()
  const nowMs = useCurrentMinute()
  const infos = new Map(
    Object.values(play?.challenges ?? {})
      .flat()
      .map((info) => [info.id, info]),
  )
  const events = (play?.rank?.solvedChallenges ?? []).flatMap((solve) => {
    const info = infos.get(solve.id)
    if (!info) return []
    return {
      id: solve.id,
      at: elapsedShare(game, solve.time),
      kind: pennantOf(solve.type),
      category: knownCategory(info.category),
      label: info.title,
    }
  })
  return (
    <div className={styles.line}>
      <WatchLine elapsed={elapsedShare(game, nowMs)} label={t`Your solves`} events={events} />
    </div>
  )
}
