import { Card, CardHeader, EmptyState, HouseFlag } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { stuckFrom } from '#features/monitor/overview/overview.ts'
import type { StuckTeam } from '#features/monitor/overview/overview.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { useFormat } from '#shared/format/format.ts'
import { TimeOrDate } from '#shared/format/local-time.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './overview.css.ts'

/** Teams of a list that are shown. */
const mostShown = 8

/** Who leads; each name leads to what the team sent. */
export function Leaders({ gameId, board }: { gameId: number; board: BoardTable }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const places = Array.from(
    { length: Math.min(board.count, mostShown) },
    (_, place) => place,
  ).filter((place) => (board.score[place] ?? 0) > 0)
  return (
    <Card padding="none" asChild>
      <section aria-label={t`Leaders`}>
        <CardHeader title={<Trans>Leaders</Trans>} />
        {places.length === 0 && <EmptyState title={t`No team has points yet`} flags={['K']} />}
        <ol>
          {places.map((place) => (
            <li key={board.id[place]} className={styles.row}>
              <span className={styles.rank}>{number(place + 1)}</span>
              <Team
                gameId={gameId}
                name={board.given.get(place) ?? board.name[place] ?? ''}
                avatar={board.avatar[place]}
              />
              <span className={styles.muted}>{number(board.score[place] ?? 0)}</span>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}

/** Who may need a hint. */
export function StuckTeams({ gameId, teams }: { gameId: number; teams: readonly StuckTeam[] }) {
  const { t } = useLingui()
  const { number } = useFormat()
  return (
    <Card padding="none" asChild>
      <section aria-label={t`Stuck teams`}>
        <CardHeader title={<Trans>Stuck teams</Trans>} meta={number(teams.length)} />
        {teams.length === 0 && (
          <EmptyState title={t`No team is stuck`} flags={['C']}>
            <Plural
              value={stuckFrom}
              one="Teams with # or more wrong flags since their last correct one appear here."
              other="Teams with # or more wrong flags since their last correct one appear here."
            />
          </EmptyState>
        )}
        <ul>
          {teams.slice(0, mostShown).map(({ team, wrong, challenge, lastAt }) => (
            <li key={team} className={styles.row}>
              <Team gameId={gameId} name={team} type="wrong">
                <bdi>{challenge}</bdi>
              </Team>
              <span className={styles.muted}>
                <Plural value={wrong} one="# wrong flag" other="# wrong flags" /> ·{' '}
                <TimeOrDate at={lastAt} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}

type TeamProps = {
  gameId: number
  name: string
  avatar?: string | null | undefined
  type?: 'wrong'
  children?: ReactNode
}

function Team({ gameId, name, avatar, type, children }: TeamProps) {
  return (
    <span className={styles.who}>
      <HouseFlag name={name} src={avatar} size={20} />
      <span className={styles.names}>
        <Link
          to={paths.monitorSubmissions(gameId, { team: name, type })}
          dir="auto"
          className={styles.link}
        >
          {name}
        </Link>
        {children && <small className={styles.muted}>{children}</small>}
      </span>
    </span>
  )
}
