import type { GameSummary } from '@halyard/api'
import { Poster } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Link } from '#shared/router.ts'
import { useFromNow } from '#shared/clock.ts'
import { useFormat } from '#shared/format.ts'
import { usePhase } from '#shared/game/use-standing.ts'
import { paths } from '#shared/paths.ts'
import * as styles from './game-row.css.ts'

const minute = 60_000

/** A game in the short list beside the posts. The whole row leads to it. */
export function GameRow({ game }: { game: GameSummary }) {
  const format = useFormat()
  return (
    <article className={styles.row}>
      <Poster name={game.title} src={game.poster} columns={6} rows={3} className={styles.poster} />
      <div className={styles.words}>
        <h3 dir="auto" className={styles.title}>
          <Link to={paths.game(game.id)} className={styles.link}>
            {game.title}
          </Link>
        </h3>
        <p className={styles.date}>{format.weekdayTime(game.start)}</p>
      </div>
      <span className={styles.when}>
        <When game={game} />
      </span>
    </article>
  )
}

function When({ game }: { game: GameSummary }) {
  const format = useFormat()
  const phase = usePhase(game)
  const nowMs = useFromNow((ms) => Math.floor(ms / minute) * minute)
  if (phase === 'ended') return <Trans>Ended</Trans>
  if (phase === 'ongoing') return <Trans context="a game that runs now">Live</Trans>
  return format.relative(game.start, nowMs)
}
