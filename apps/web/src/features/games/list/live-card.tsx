import type { Game, GameSummary } from '@halyard/api'
import { useGetGameDetails, useGetListedGame } from '@halyard/query'
import { Badge, Button, Card, Inline, Poster, Stat } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Link } from '#shared/link.tsx'
import * as styles from '#features/games/list/game-list.css.ts'
import { PhaseBadge } from '#shared/game/phase/phase-badge.tsx'
import { StandingBadge } from '#features/games/standing-badge.tsx'
import { useFormat } from '#shared/format/format.ts'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { Ordinal } from '#shared/game/standing/ordinal.tsx'
import { EnterGame } from '#shared/game/enter-game.tsx'
import { OpenChallenges } from '#shared/game/open-challenges.tsx'
import { paths } from '#shared/paths.ts'

/** A running game, large, with the own standing once the game itself is loaded. */
export function LiveCard({ game }: { game: GameSummary }) {
  const { data: detail } = useGetListedGame(game.id)
  const isIn = detail?.status === 'Accepted'
  return (
    <Card padding="none" className={styles.live}>
      <Poster
        name={game.title}
        src={game.poster}
        columns={12}
        rows={4}
        className={styles.livePoster}
      />
      <div className={styles.liveText}>
        <Inline gap={2}>
          <PhaseBadge game={game} />
          {isIn ? (
            <Badge tone="accent" icon={<Check size={12} />}>
              <Trans comment="Badge on a game: your team has joined it.">Joined</Trans>
            </Badge>
          ) : (
            detail && <StandingBadge status={detail.status} />
          )}
        </Inline>
        <h2 dir="auto" className={styles.liveTitle}>
          <Link to={paths.game(game.id)} className={styles.titleLink}>
            {game.title}
          </Link>
        </h2>
        {game.summary && (
          <p dir="auto" className={styles.summary}>
            {game.summary}
          </p>
        )}
        <LiveStats game={game} detail={detail} />
        <LiveActions game={game} detail={detail} />
      </div>
    </Card>
  )
}

function LiveStats({ game, detail }: { game: GameSummary; detail: Game | undefined }) {
  const format = useFormat()
  const { data: play } = useGetGameDetails(game.id, {
    enabled: detail?.status === 'Accepted',
    refetchInterval: false,
  })
  const rank = play?.rank?.rank ?? 0
  return (
    <dl className={styles.stats}>
      <Stat label={<Trans>Ends in</Trans>}>
        <TimeLeft until={game.end} />
      </Stat>
      {detail && <Stat label={<Trans>Teams</Trans>}>{format.number(detail.teamCount)}</Stat>}
      {/* Last: it is known last. */}
      {rank > 0 && (
        <Stat label={<Trans>Your rank</Trans>}>
          <Ordinal value={rank} />
        </Stat>
      )}
    </dl>
  )
}

function LiveActions({ game, detail }: { game: GameSummary; detail: Game | undefined }) {
  return (
    <Inline isFullOnPhones>
      {detail?.status === 'Accepted' ? (
        <OpenChallenges gameId={game.id} />
      ) : (
        <EnterGame gameId={game.id} detail={detail} />
      )}
      <Button asChild>
        <Link to={paths.scoreboard(game.id)}>
          <Trans>Scoreboard</Trans>
        </Link>
      </Button>
    </Inline>
  )
}
