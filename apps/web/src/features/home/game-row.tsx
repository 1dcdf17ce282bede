import type { GameSummary } from '@halyard/api'
import { Poster } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Link } from '#shared/link.tsx'
import { LocalTime, RelativeTime } from '#shared/format/local-time.tsx'
import { usePhase } from '#shared/game/standing/use-standing.ts'
import { paths } from '#shared/paths.ts'
import * as styles from './game-row.css.ts'

/** A game in the short list beside the posts. The whole row leads to it. */
export function GameRow({ game }: { game: GameSummary }) {
  return (
    <article className={styles.row}>
      <Poster name={game.title} src={game.poster} columns={6} rows={3} className={styles.poster} />
      <div className={styles.text}>
        <h3 dir="auto" className={styles.title}>
          <Link to={paths.game(game.id)} className={styles.link}>
            {game.title}
          </Link>
        </h3>
        <p className={styles.date}>
          <LocalTime at={game.start} format="weekdayTime" />
        </p>
      </div>
      <span className={styles.when}>
        <When game={game} />
      </span>
    </article>
  )
}

function When({ game }: { game: GameSummary }) {
  const phase = usePhase(game)
  if (phase === 'ended') return <Trans>Ended</Trans>
  if (phase === 'ongoing') return <Trans context="a game that runs now">Live</Trans>
  return <RelativeTime at={game.start} />
}
