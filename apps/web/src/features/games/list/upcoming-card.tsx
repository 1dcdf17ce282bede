import type { GameSummary } from '@halyard/api'
import { useGetListedGame } from '@halyard/query'
import { Badge, Card, Poster } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Calendar, Users } from 'lucide-react'
import { Link } from '#shared/link.tsx'
import * as styles from '#features/games/list/game-list.css.ts'
import { StandingBadge } from '#features/games/standing-badge.tsx'
import { LocalTime, RelativeTime } from '#shared/format/local-time.tsx'
import { TeamSize } from '#shared/game/team-size.tsx'
import { paths } from '#shared/paths.ts'

/** A game to come. The whole card leads to it. */
export function UpcomingCard({ game }: { game: GameSummary }) {
  const { data: detail } = useGetListedGame(game.id)
  const distance = <RelativeTime at={game.start} />
  return (
    <Card padding="none" isInteractive asChild>
      <article className={styles.card}>
        <Poster
          name={game.title}
          src={game.poster}
          columns={9}
          rows={3}
          className={styles.cardPoster}
        >
          <span className={styles.cardClock}>
            <Badge tone="scrim">
              <Trans>Starts {distance}</Trans>
            </Badge>
          </span>
        </Poster>
        <div className={styles.cardText}>
          <h3 dir="auto" className={styles.cardTitle}>
            <Link to={paths.game(game.id)} className={styles.coverLink}>
              {game.title}
            </Link>
          </h3>
          <p dir="auto" className={styles.cardSummary}>
            {game.summary}
          </p>
          <div className={styles.cardFacts}>
            <span className={styles.cardFact}>
              <Calendar size={14} aria-hidden />
              <LocalTime at={game.start} format="weekdayTime" />
            </span>
            <span className={styles.cardFact}>
              <Users size={14} aria-hidden />
              <TeamSize limit={game.limit} />
            </span>
            <span className={styles.cardMark}>
              {detail && (
                <UpcomingMark status={detail.status} needsCode={detail.inviteCodeRequired} />
              )}
            </span>
          </div>
        </div>
      </article>
    </Card>
  )
}

type UpcomingMarkProps = Parameters<typeof StandingBadge>[0] & { needsCode: boolean }

function UpcomingMark({ status, needsCode }: UpcomingMarkProps) {
  if (status !== 'Unsubmitted') return <StandingBadge status={status} />
  return needsCode ? (
    <Badge>
      <Trans>Invitation code</Trans>
    </Badge>
  ) : (
    <Badge tone="accent">
      <Trans context="a game that can be joined">Open</Trans>
    </Badge>
  )
}
