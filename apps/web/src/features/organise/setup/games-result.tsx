import { EmptyState, Poster } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { LocalTime } from '#shared/format/local-time.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import { useAllGames } from '#shared/use-all-games.ts'
import * as styles from './setup.css.ts'

/** The games that are there. */
export function GamesResult() {
  const { t } = useLingui()
  const { games } = useAllGames()
  if (!games) return null
  if (games.length === 0) {
    return <EmptyState flags={['K']} level={3} title={t`There is no game yet.`} />
  }
  return (
    <ul className={styles.games} aria-label={t`Games`}>
      {games.map(({ id, title, poster, start }) => (
        <li key={id} className={styles.game}>
          <Poster name={title} src={poster} columns={6} rows={3} className={styles.thumbnail} />
          <div className={styles.text}>
            <Link to={paths.gameInfo(id)} dir="auto" className={styles.gameLink}>
              {title}
            </Link>
            <span className={styles.muted}>
              <LocalTime at={start} format="weekdayTime" />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
