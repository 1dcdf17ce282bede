import type { GameSummary } from '@halyard/api'
import { Card, Poster } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#shared/link.tsx'
import * as styles from '#features/games/list/game-list.css.ts'
import { useFormat } from '#shared/format/format.ts'
import { GameLength } from '#shared/game/phase/game-length.tsx'
import { TeamSize } from '#shared/game/team-size.tsx'
import { paths } from '#shared/paths.ts'

/** Games that are over. A row leads to its game. */
export function PastTable({ games }: { games: readonly GameSummary[] }) {
  const { t } = useLingui()
  return (
    <Card padding="none">
      <table className={styles.table} aria-label={t`Past games`}>
        <thead>
          <tr>
            <th scope="col" className={styles.headCell}>
              <Trans>Game</Trans>
            </th>
            <th scope="col" className={styles.headCell}>
              <Trans comment="Column: the time of a solve or of a game.">When</Trans>
            </th>
            <th scope="col" className={`${styles.headCell} ${styles.numeric} ${styles.wideOnly}`}>
              <Trans>Length</Trans>
            </th>
            <th scope="col" className={`${styles.headCell} ${styles.numeric} ${styles.wideOnly}`}>
              <Trans>Players per team</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <PastRow key={game.id} game={game} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function PastRow({ game }: { game: GameSummary }) {
  const format = useFormat()
  return (
    <tr className={styles.row}>
      <th scope="row" className={`${styles.cell} ${styles.nameCell}`}>
        <span className={styles.pastName}>
          <Poster
            name={game.title}
            src={game.poster}
            columns={5}
            rows={3}
            className={styles.pastPoster}
          />
          <Link to={paths.game(game.id)} dir="auto" className={styles.coverLink}>
            {game.title}
          </Link>
        </span>
      </th>
      <td className={styles.cell}>{format.dateRange(game.start, game.end)}</td>
      <td className={`${styles.cell} ${styles.numeric} ${styles.wideOnly}`}>
        <GameLength game={game} />
      </td>
      <td className={`${styles.cell} ${styles.numeric} ${styles.wideOnly}`}>
        <TeamSize limit={game.limit} />
      </td>
    </tr>
  )
}
