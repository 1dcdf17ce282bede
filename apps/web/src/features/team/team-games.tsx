import type { Game, Team } from '@halyard/api'
import { useListRecentGames } from '@halyard/query'
import { Card, TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import * as styles from '#features/team/team-games.css.ts'
import { useGamesOf } from '#features/team/use-games-of.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { PhaseBadge } from '#shared/game/phase/phase-badge.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

/** The newest games are looked at: each one is a request. */
const gamesAsked = 12

/** The games that a team has joined; nothing until there are some. */
export function TeamGames({ team }: { team: Team }) {
  const { data: recent = [] } = useListRecentGames(gamesAsked)
  const { joined } = useGamesOf(team, recent, true)
  if (joined.length === 0) return null
  return (
    <Card padding="none">
      <section className={styles.games}>
        <h3 className={styles.title}>
          <Trans>Games</Trans>
        </h3>
        <ul className={styles.list}>
          {joined
            .toSorted((one, other) => other.start - one.start)
            .map((game) => (
              <Row key={game.id} game={game} />
            ))}
        </ul>
      </section>
    </Card>
  )
}

function Row({ game }: { game: Game }) {
  return (
    <li className={styles.row}>
      <TextLink asChild>
        <Link to={paths.game(game.id)} dir="auto" className={styles.name}>
          {game.title}
        </Link>
      </TextLink>
      <span className={styles.date}>
        <LocalTime at={game.start} format="weekdayTime" />
      </span>
      <PhaseBadge game={game} />
    </li>
  )
}
