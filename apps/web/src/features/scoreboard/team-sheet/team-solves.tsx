import type { Game, ScoreboardRow } from '@halyard/api'
import { EmptyState, Pennant } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ColumnGroup } from '#features/scoreboard/columns.ts'
import { solvesOf } from '#features/scoreboard/team-sheet/team-facts.ts'
import type { TeamSolve } from '#features/scoreboard/team-sheet/team-facts.ts'
import { WhenAndPoints } from '#features/scoreboard/team-sheet/when-and-points.tsx'
import * as styles from '#features/scoreboard/team-sheet/team-sheet.css.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { pennantOf } from '#shared/game/pennant.ts'
import { solveLabel } from '#shared/game/solve-labels.ts'

type TeamSolvesProps = { game: Game; team: ScoreboardRow; groups: readonly ColumnGroup[] }

/** Every solve of a team, newest first. */
export function TeamSolves({ game, team, groups }: TeamSolvesProps) {
  const { t } = useLingui()
  const solves = solvesOf(team, groups)
  if (solves.length === 0) return <EmptyState title={t`No solves yet`} />
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>
        <Trans>Solves</Trans>
      </h3>
      <table className={styles.table} aria-label={t`Solves`}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              <Trans>Challenge</Trans>
            </th>
            <th scope="col" className={`${styles.head} ${styles.notOnPhone}`}>
              <Trans>Category</Trans>
            </th>
            <th scope="col" className={styles.head}>
              <Trans comment="Column: the member who solved it.">Who</Trans>
            </th>
            <WhenAndPoints />
          </tr>
        </thead>
        <tbody>
          {solves.map((solve) => (
            <SolveRow key={solve.solve.id} {...solve} isLate={solve.solve.time >= game.end} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SolveRow({ solve, challenge, isLate }: TeamSolve & { isLate: boolean }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const label = isLate ? t`Solved in practice` : i18n._(solveLabel[solve.type])
  return (
    <tr>
      <th scope="row" className={`${styles.cell} ${styles.challenge}`}>
        <span className={styles.withMark}>
          <Pennant
            kind={solve.score === 0 ? 'empty' : pennantOf(solve.type)}
            category={knownCategory(challenge?.category ?? 'Misc')}
            label={label}
          />
          <bdi>{challenge?.title ?? t`A deleted challenge`}</bdi>
        </span>
      </th>
      <td className={`${styles.cell} ${styles.notOnPhone}`}>{challenge?.category}</td>
      <td className={styles.cell}>
        <bdi>{solve.userName}</bdi>
      </td>
      <td className={`${styles.cell} ${styles.notOnPhone}`}>
        <LocalTime at={solve.time} format="weekdayTime" />
      </td>
      <td className={`${styles.cell} ${styles.number}`}>{format.number(solve.score)}</td>
    </tr>
  )
}
