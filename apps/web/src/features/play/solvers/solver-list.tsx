import type { Game } from '@halyard/api'
import { Button, Callout, HouseFlag, Pennant } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import { sinceStart } from '#features/play/solvers/since-start.ts'
import { solversOf } from '#features/play/solvers/solvers-of.ts'
import { SolversWaiting } from '#features/play/solvers/solvers-waiting.tsx'
import type { Solver } from '#features/play/solvers/solvers-of.ts'
import * as styles from '#features/play/solvers/solvers.css.ts'
import { useBoardTable } from '#shared/board/board-query.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { pennantOf } from '#shared/game/pennant.ts'
import { solveLabel } from '#shared/game/solve-labels.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'

/** Teams added by each press. */
const page = 50

type SolverListProps = { game: Game; challengeId: number }

/** Who solved a challenge and when, the first one first; each name leads to the team on the scoreboard. */
export function SolverList({ game, challengeId }: SolverListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const { data, error, refetch } = useBoardTable(game.id)
  const [shown, setShown] = useState(page)
  const table = data?.content
  const solvers = useMemo(() => table && solversOf(table, challengeId), [table, challengeId])
  if (error && !solvers) {
    return (
      <Callout tone="bad">
        <ErrorMessage error={error} />{' '}
        <Button size="sm" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Callout>
    )
  }
  if (!solvers) return <SolversWaiting />
  const more = Math.min(page, solvers.length - shown)
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={t`All solves`}>
        {solvers.slice(0, shown).map((solver, index) => (
          <SolverRow key={solver.teamId} {...{ game, solver }} place={index + 1} />
        ))}
      </ol>
      {more > 0 && (
        <Button
          size="sm"
          onClick={() => {
            setShown(shown + page)
            // The first of the new ones is where reading goes on.
            requestAnimationFrame(() => list.current?.querySelectorAll('a')[shown]?.focus())
          }}
        >
          <Trans>Show {more} more</Trans>
        </Button>
      )}
      {solvers.length === 0 && <Trans>Nobody has solved it yet</Trans>}
    </>
  )
}

type SolverRowProps = { game: Game; solver: Solver; place: number }

function SolverRow({ game, solver, place }: SolverRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const kind = pennantOf(solver.kind)
  return (
    <li className={styles.row}>
      <span className={styles.place}>{format.number(place)}</span>
      <HouseFlag name={solver.name} src={solver.avatar} size={18} />
      <Link to={paths.scoreboard(game.id, { team: solver.teamId })} className={styles.team}>
        <bdi>{solver.name}</bdi>
      </Link>
      {kind !== 'solve' && <Pennant kind={kind} label={i18n._(solveLabel[solver.kind])} />}
      <LocalTime at={solver.time} className={styles.time}>
        {sinceStart(solver.time - game.start)}
      </LocalTime>
    </li>
  )
}
