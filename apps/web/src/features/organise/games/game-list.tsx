import { Card, Poster } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { EditGame } from '#features/organise/games/filter.ts'
import { GameMenu } from '#features/organise/games/game-menu.tsx'
import { VisibilitySwitch } from '#features/organise/games/visibility-switch.tsx'
import { LocalTime } from '#shared/format/local-time.tsx'
import { GameLength } from '#shared/game/phase/game-length.tsx'
import { PhaseBadge } from '#shared/game/phase/phase-badge.tsx'
import { Link } from '#shared/link.tsx'
import { useGameStart } from '#shared/session/game-start.ts'
import { useMayOpen } from '#shared/session/user.ts'
import * as styles from './game-list.css.ts'

/** Games as their organisers see them. */
export function GameList({ games }: { games: readonly EditGame[] }) {
  const { t } = useLingui()
  const mayOpen = useMayOpen()
  return (
    <Card padding="none" asChild>
      <ul aria-label={t`Games`}>
        {games.map((game) => (
          <li key={game.id} className={styles.row}>
            <About game={game} />
            <div className={styles.actions}>
              {mayOpen('gameInfo', game.id) && (
                <>
                  <VisibilitySwitch game={game} />
                  <GameMenu game={game} />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function About({ game }: { game: EditGame }) {
  const startOf = useGameStart()
  const start = <LocalTime at={game.start} />
  const end = <LocalTime at={game.end} />
  return (
    <div className={styles.about}>
      <Poster name={game.title} src={game.poster} columns={5} rows={3} className={styles.poster} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to={startOf(game.id)} dir="auto" className={styles.link}>
            {game.title}
          </Link>
          <PhaseBadge game={game} />
        </h2>
        <p className={styles.facts}>
          <span>
            <Trans>
              {start} to {end}
            </Trans>
          </span>
          <span>
            <GameLength game={game} />
          </span>
        </p>
      </div>
    </div>
  )
}
